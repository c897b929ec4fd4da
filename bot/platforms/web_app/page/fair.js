// Fair dice, checked on this device: nothing is believed that can be computed.

import { fill, h } from "./dom.js";
import { sha256 } from "./sha256.js";
import { t } from "./words.js";

// One form for one value, as the house writes it: keys in order, no spaces.
export function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(",")}}`;
}

export async function verify(record, posted = "") {
  const seed = await sha256(canonical([record.secret, ...record.contributions]));
  const checks = [
    ["pledge", (await sha256(record.secret)) === record.pledge],
    ["seed", seed === record.seed],
    ["commitment", (await sha256(record.seed)) === record.commitment],
    ["seal", (await sha256(canonical({ ...record, seal: "" }))) === record.seal],
  ];
  if (posted) checks.push(["posted", posted.includes(record.commitment.slice(0, 16))]);
  return checks.map(([name, good]) => ({ name, good }));
}

export function fairness(file) {
  const box = h("section", { class: "fair", "aria-live": "polite" }, t("fair-checking"));
  check(box, file).catch(() => fill(box, t("error-trouble")));
  return box;
}

async function check(box, file) {
  const record = await (await fetch(`/file/${file.id}/${file.name}`)).json();
  const checks = await verify(record, document.querySelector(".feed")?.textContent ?? "");
  const bad = checks.find((it) => !it.good);
  fill(box,
    h("h3", {}, t("fair")),
    h("ul", {}, checks.map((it) => h("li", { class: it.good ? "good" : "bad" }, `${it.good ? "✓" : "✗"} ${t(`fair-${it.name}`)}`))),
    h("p", { class: "verdict", data: { good: String(!bad) } },
      bad ? t("fair-bad", { what: t(`fair-${bad.name}`) }) : t("fair-good")));
}
