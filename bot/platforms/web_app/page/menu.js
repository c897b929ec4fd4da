// Everything else one can do at a table, and the links to its seats.

import { button, fill, h } from "./dom.js";
import * as keep from "./keep.js";
import { sheet, toast } from "./sheet.js";
import { ask } from "./wire.js";
import { t } from "./words.js";

const WORDS = {
  lobby: ["options", "robot", "unrobot", "rules", "leave", "stop", "help"],
  playing: ["hint", "board", "rules", "options", "pause", "leave", "stop", "help"],
  paused: ["resume", "board", "rules", "leave", "stop", "help"],
  over: ["replay", "record", "again", "board", "rules", "help"],
  stopped: ["replay", "record", "again", "board", "rules", "help"],
};
const ALONE = /^(localhost|127\.[\d.]+|\[::1?\]|0\.0\.0\.0)$/; // no other device finds its way here
const LABELS = { robot: "robot-add", unrobot: "robot-remove" };

export function menu(room, looks) {
  const open = sheet(t("menu"), { kind: "small" });
  const words = WORDS[room.table?.status] ?? ["rules", "help"];
  fill(open.body, h("div", { class: "stack" }, h("div", { class: "phone-only stack" }, room.composer("say", open.close), h("div", { class: "row looks" }, looks)),
    room.admin && button(t("links"), () => { open.close(); invite(room); }), words.map((word) => button(t(LABELS[word] ?? word), async () => {
    open.close();
    await room.command(word, word === "robot" ? "medium" : "");
  }, { kind: word === "stop" ? "danger" : "plain", data: { word } }))));
}

export async function invite(room) {
  let guests, address;
  try {
    ({ guests, address } = await ask(`rooms/${room.name}/links`, { seat: room.guest?.key }));
  } catch (error) {
    toast(t(`error-${error.code ?? "trouble"}`));
    return;
  }
  const open = sheet(t("links"));
  const own = new Set(keep.guests(room.name).map((guest) => guest.key));
  fill(open.body, h("p", {}, t("links-lead")), !address && h("p", { class: "preview" }, t("links-local")), h("ul", { class: "links" }, guests.map((guest) => h("li", {},
    h("strong", {}, guest.name),
    h("div", { class: "row" },
      button(t("copy"), () => copy(link(address, room.name, guest)), { "aria-label": `${t("copy")}: ${t("link-of", { name: guest.name })}` }),
      !own.has(guest.key) && button(t("take"), () => { open.close(); keep.addGuest(room.name, guest); room.switchTo(guest); }))))),
    h("form", { class: "stack", on: { submit: (event) => { event.preventDefault(); more(room, open, event.target.elements.guest.value.trim()); } } },
      h("label", { for: "guest" }, t("guest")),
      h("div", { class: "composer" }, h("input", { id: "guest", class: "field", maxlength: 24, autocomplete: "off", placeholder: t("name-of") }),
        h("button", { type: "submit", class: "button main" }, t("add-link")))));
}

// A link that leads here from elsewhere too, even if this page was opened by a name that only
// this device knows.
function link(address, room, guest) {
  const origin = address && ALONE.test(location.hostname) ? address : `${location.origin}/`;
  return `${origin}#/seat/${room}/${guest.key}`;
}

// Browsers let only safe pages write to the clipboard: elsewhere the link is shown to be copied.
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(t("copied"));
  } catch {
    const open = sheet(t("copy"), { kind: "small" });
    const field = h("textarea", { class: "field", rows: 4, readonly: true, "aria-label": t("links") });
    field.value = text;
    fill(open.body, field);
    field.select();
  }
}

async function more(room, open, name) {
  if (!name) return;
  try {
    const { guest } = await ask(`rooms/${room.name}/guests`, { send: { name } });
    if (room.table?.status === "lobby") await ask(`rooms/${room.name}/command`, { send: { word: "join" }, seat: guest.key });
    open.close();
    invite(room);
  } catch (error) {
    toast(t(`error-${error.code ?? "trouble"}`));
  }
}
