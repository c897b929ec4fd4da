// Who sits at the table, and which of them plays at this screen.

import { button, fill, h, rich, sprite } from "./dom.js";
import { t } from "./words.js";

export class Seats {
  constructor({ choose, add, invite }) {
    Object.assign(this, { choose, add, invite });
    this.root = h("aside", { class: "seats", "aria-label": t("seats") });
  }

  draw(table, guests, active, admin) {
    const key = JSON.stringify([table?.chairs, table?.status, table?.room, guests, active, admin]);
    if (key === this.shown) return;
    this.shown = key;
    const chairs = table?.chairs ?? [];
    const own = new Map(guests.map((guest) => [guest.person, guest]));
    const lobby = table?.status === "lobby";
    fill(this.root,
      h("h2", {}, active ? t("playing-as") : t("seats")),
      h("ul", {}, chairs.map((chair, seat) => h("li", {}, this.chair(chair, seat, own.get(chair.person), active, table)))),
      !active && h("p", { class: "quiet" }, t("watching")),
      admin && lobby && chairs.length < table.room[1] && h("button", { type: "button", class: "button dashed", "aria-label": t("add"), on: { click: this.add } }, "+", h("span", {}, t("add"))),
      admin && button(t("links"), this.invite, { kind: "link" }));
  }

  chair(chair, seat, guest, active, table) {
    const here = guest && guest.person === active?.person;
    const playing = table.status === "playing";
    const mood = chair.robot && chair.mood === "idle" ? t("robot") : playing || chair.mood === "left" ? t(`mood-${chair.mood}`) : chair.robot ? t("robot") : t("mood-lobby");
    const inner = [
      sprite(`sheep-${seat}`, 46),
      h("span", { class: "who" }, h("span", { class: "name" }, rich(chair.name)), h("span", { class: "quiet" }, mood)),
      playing && chair.mood === "due" && h("span", { class: "mark due" }, t("mark-due")),
      playing && chair.mood === "set" && h("span", { class: "mark set" }, "OK"),
    ];
    const props = { class: here ? "chair active" : "chair", data: { seat, mood: chair.mood } };
    if (!guest) return h("div", props, inner);
    return h("button", { ...props, type: "button", "aria-pressed": String(Boolean(here)), title: t("switch", { name: chair.name }),
      on: { click: () => !here && this.choose(guest) } }, inner);
  }
}
