// Sheets: what lies over the page for a while. Posts for one person, small questions, the cover.

import { board, button, fill, h, plain, sprite } from "./dom.js";
import { fairness } from "./fair.js";
import { known, t } from "./words.js";

const STAY = 3500;
const LONG = 48; // letters of a heading
let sheets = 0;

// Says something in passing, the same thing not twice; returns a way to take it back.
export function toast(text, { stays = false } = {}) {
  if (!text) return () => {};
  const toasts = document.getElementById("toasts");
  for (const old of toasts.children) if (old.textContent === text) old.remove();
  const note = h("p", { class: "toast" }, text);
  [...document.querySelectorAll("dialog[open]")].at(-1)?.append(toasts); // else it lay behind it
  toasts.append(note);
  if (!stays) setTimeout(() => note.remove(), STAY);
  return () => note.remove();
}

export function say(text) {
  const live = document.getElementById("live");
  live.append(h("p", {}, text));
  while (live.childElementCount > 20) live.firstElementChild.remove();
}

// Opens a modal sheet; returns it with a way to close and to fill it anew.
export function sheet(title, { kind = "", closed } = {}) {
  const heading = h("h2", { id: `sheet-${++sheets}`, tabindex: "-1" }, title);
  const body = h("div", { class: "sheet-body", tabindex: "0", role: "region", "aria-labelledby": heading.id });
  const dialog = h("dialog", { class: `sheet ${kind}`, "aria-labelledby": heading.id },
    h("header", {}, heading, button("✕", () => dialog.close(), { kind: "tool", "aria-label": t("close") })),
    body);
  dialog.addEventListener("close", () => {
    document.body.append(document.getElementById("toasts"));
    dialog.remove();
    closed?.();
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  return { dialog, body, heading, close: () => dialog.close() };
}

// A post that only one person sees; its buttons change the sheet itself. A first line too long
// for a heading leaves that to the *word* which asked for it.
export function postSheet(post, press, word) {
  const open = sheet("", { kind: "post-sheet" });
  const draw = (shown) => {
    let [head, ...lines] = plain(shown.text).split("\n");
    if (head.length > LONG) [head, lines] = [known(word) ? t(word) : t("title"), [head, ...lines]];
    fill(open.heading, head);
    fill(open.body,
      word === "help" && h("p", { class: "preview" }, t("help-page")),
      shown.picture && board(shown.picture),
      lines.length > 0 && h("p", { class: "text" }, lines.join("\n")),
      shown.file && fileLink(shown.file),
      buttons(shown.rows, async (token) => {
        const reply = await press(token);
        if (!open.dialog.open) return;
        if (reply?.post && !reply.drawer) draw(reply.post);
        else open.close();
      }));
  };
  draw(post);
  return open;
}

function fileLink(file) {
  const link = h("a", { class: "button main", href: `/file/${file.id}/${file.name}`, download: file.name }, t("download", { name: file.name }));
  return h("div", { class: "file" }, link, file.kind === "application/json" && fairness(file));
}

export function buttons(rows, press) {
  if (!rows.length) return null;
  return h("div", { class: "rows" }, rows.map((row) => h("div", { class: "row" }, row.map((it) =>
    button(it.label, (event) => once(event.currentTarget, () => press(it.token)), { kind: it.style, disabled: it.disabled })))));
}

// Runs what a button starts, and lets it not be started twice at once.
export async function once(element, run) {
  if (element.getAttribute("aria-busy") === "true") return;
  element.setAttribute("aria-busy", "true");
  try {
    await run();
  } finally {
    element.removeAttribute("aria-busy");
  }
}

// Asks for a name; null if nobody wants to give one.
export function askName(title, { lead = "", value, label }) {
  return new Promise((resolve) => {
    let given = null;
    const open = sheet(title, { kind: "small", closed: () => resolve(given) });
    const input = h("input", { id: "name", class: "field", maxlength: 24, autocomplete: "off", value });
    const form = h("form", { class: "stack" },
      lead && h("p", { class: "quiet" }, lead), h("label", { for: "name" }, label), input,
      h("div", { class: "row" }, button(t("cancel"), open.close), h("button", { class: "button main", type: "submit" }, t("ok"))));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      given = input.value.trim() || null;
      open.close();
    });
    fill(open.body, form);
    input.focus();
    input.select();
  });
}

// Hides everything until the next person has the device in their hands.
export function cover(name, seat) {
  return new Promise((resolve) => {
    const dialog = h("dialog", { class: "cover", "aria-labelledby": "cover-title" },
      sprite(seat === null ? "flock" : `sheep-${seat}`, 160),
      h("h2", { id: "cover-title" }, t("cover-title", { name })),
      h("p", {}, t("cover-lead")),
      button(t("cover-go", { name }), () => dialog.close("go"), { kind: "main big", autofocus: true }),
      button(t("cancel"), () => dialog.close(), {}));
    dialog.addEventListener("close", () => {
      document.body.append(document.getElementById("toasts"));
      dialog.remove();
      resolve(dialog.returnValue === "go");
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}
