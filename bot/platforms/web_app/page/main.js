// The frame: language, colours, and which part of the page is on show.

import { button, fill, h, sprite } from "./dom.js";
import { home } from "./home.js";
import * as keep from "./keep.js";
import { room } from "./room.js";
import { rules } from "./rules.js";
import { toast } from "./sheet.js";
import { choose, language, LANGUAGES, NAMES, speak, t } from "./words.js";

const main = document.getElementById("main");
let shown = null;
let headed = "";

// Keys come behind the # so that no server, log or referrer ever sees them; they are taken
// out of the address at once.
function arrive() {
  const [, part, name, more] = location.hash.split("/");
  if (part === "host" && name) {
    keep.admin.set(name);
    history.replaceState(null, "", "#/");
  }
  if (part === "seat" && name && more) {
    keep.addGuest(name, { key: more, name: "", person: "" });
    keep.activate(name, { key: more });
    history.replaceState(null, "", `#/room/${name}`);
  }
}

async function show() {
  arrive();
  shown?.leave?.();
  const [, part, name] = location.hash.split("/");
  document.body.className = part === "room" ? "in-room" : "at-home";
  fill(document.getElementById("skip"), t("skip"));
  headed = "";
  header("");
  if (part === "room" && name) shown = room(main, name, header);
  else if (part === "rules" && name) shown = rules(main, name);
  else shown = home(main);
}

// What stands in the header stays there while only the status changes: a menu that is being
// opened must not go away.
function header(status, menu) {
  const key = [language(), keep.theme(), location.hash, Boolean(menu)].join();
  const pill = document.getElementById("pill");
  if (key === headed && pill) {
    pill.hidden = !status;
    if (pill.textContent !== status) fill(pill, status);
    return;
  }
  headed = key;
  const dark = keep.theme() === "dark";
  fill(
    document.getElementById("top"),
    h("a", { href: "#/", class: "brand", "aria-label": `${t("title")}, ${t("home")}` }, sprite("flock", 44), h("span", {}, t("title"))),
    h("p", { class: "pill", id: "pill", hidden: !status }, status),
    h("div", { class: "tools" },
      menu && button("⋯", menu, { kind: "tool", id: "menu", "aria-label": t("menu"), title: t("menu") }),
      h("label", { class: "unseen", for: "language" }, t("language")),
      h("select", { id: "language", class: "tool", on: { change: (event) => change(event.target.value) } },
        LANGUAGES.map((tag) => h("option", { value: tag, lang: tag, selected: tag === language() }, NAMES[tag]))),
      button(dark ? "☀" : "☾", () => paint(dark ? "light" : "dark"), {
        kind: "tool", "aria-label": t(dark ? "theme-light" : "theme-dark"), title: t(dark ? "theme-light" : "theme-dark"),
      })),
  );
}

async function change(tag) {
  await choose(tag);
  await shown?.wish?.(`language=${tag}`);
  await show();
  document.getElementById("language")?.focus();
}

async function paint(value) {
  keep.setTheme(value);
  await shown?.wish?.(`theme=${value}`);
  await show();
}

addEventListener("hashchange", (event) => {
  if (event.newURL !== event.oldURL) show();
});
document.getElementById("skip").addEventListener("click", (event) => {
  event.preventDefault();
  main.focus();
});

document.documentElement.dataset.theme = keep.theme();
try {
  await speak();
  await show();
} catch {
  toast("…");
}
