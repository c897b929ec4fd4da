// The first page: pick a game, or go on with one.

import { button, fill, h, moment, plain, sprite } from "./dom.js";
import { door } from "./door.js";
import * as keep from "./keep.js";
import { replay } from "./replay.js";
import { once, toast } from "./sheet.js";
import { ask } from "./wire.js";
import { language, t } from "./words.js";

const COSY = 4; // seats at a new table, where so many may play
const ENDED = ["over", "stopped"];
const LIVE = ["lobby", "playing", "paused"];

export function home(main) {
  load(main).catch((error) => {
    door(main, t(`error-${error.code ?? "trouble"}`), button(t("reload"), () => home(main), { kind: "main" }));
  });
  return {};
}

async function load(main) {
  const { games, admin, tables } = await ask("home");
  if (!admin) {
    const mine = Object.keys(localStorage).filter((key) => key.startsWith("guests:"));
    door(main, t("error-closed"), mine.map((key) => h("a", { class: "button main", href: `#/room/${key.slice(7)}` }, t("go"))));
    return;
  }
  const names = Object.fromEntries(games.map((game) => [game.game, game.name]));
  const open = tables.filter((table) => LIVE.includes(table.status));
  const over = tables.filter((table) => ENDED.includes(table.status));
  fill(main, h("div", { class: "home" },
    h("section", { class: "hero" }, h("h1", {}, t("lead")), h("p", {}, t("sublead"))),
    h("section", { "aria-label": t("games"), class: "cards" }, games.map(card)),
    h("section", { class: "tables" },
      h("h2", {}, t("tables-open")),
      open.length ? h("ul", {}, open.map((table) => row(table, names))) : h("p", { class: "quiet" }, t("tables-none"))),
    over.length > 0 && h("section", { class: "tables" },
      h("h2", {}, t("tables-over")), h("ul", {}, over.slice(0, 20).map((table) => row(table, names))))));
}

function card(game) {
  const players = game.least === game.most ? t("players-exactly", game) : t("players", game);
  return h("article", { class: "card", data: { game: game.game } },
    h("button", { type: "button", class: "cover-button", "aria-label": t("play", { game: game.name }),
      on: { click: (event) => once(event.currentTarget, () => begin(game)) } },
      sprite("flock", 96),
      h("img", { src: `/cover/${game.game}-${language()}-${keep.theme()}.png`, alt: "", width: 700, height: 480, decoding: "async",
        on: { error: (event) => event.target.remove() } })),
    h("h2", {}, game.name),
    h("p", { class: "tagline" }, game.tagline),
    h("p", { class: "quiet" }, players),
    h("div", { class: "row" },
      button(t("start"), (event) => once(event.currentTarget, () => begin(game)), { kind: "main", data: { start: game.game }, "aria-label": t("play", { game: game.name }) }),
      h("a", { class: "button", href: `#/rules/${game.game}`, "aria-label": `${t("rules")}: ${game.name}` }, t("rules"))));
}

function row(table, names) {
  const live = LIVE.includes(table.status);
  return h("li", { class: "table-row" },
    h("div", {},
      h("strong", {}, names[table.game] ?? table.game), " · ", table.title,
      h("p", { class: "quiet" }, [t(`status-${table.status}`), live ? t("since", { when: moment(table.opened) }) : moment(table.opened), plain([table.names.join(", ")])].filter(Boolean).join(" · "))),
    live
      ? h("a", { class: "button", href: `#/room/${table.room}`, "aria-label": `${t("go")}: ${table.title}` }, t("go"))
      : h("div", { class: "row" },
        button(t("replay"), () => replay(table.room, table.match, keep.active(table.room)?.key), { "aria-label": `${t("replay")}: ${table.title}` }),
        h("a", { class: "button", href: `#/room/${table.room}`, "aria-label": `${t("go")}: ${table.title}` }, t("go"))));
}

async function begin(game) {
  const name = keep.name.get() || t("name-default");
  const seats = Math.min(Math.max(COSY, game.least), game.most);
  const send = { game: game.game, name, robots: Array(seats - 1).fill("medium"), theme: keep.theme() };
  try {
    const { room, guest } = await ask("rooms", { send });
    keep.addGuest(room, guest);
    keep.activate(room, guest);
    location.hash = `#/room/${room}`;
  } catch (error) {
    toast(t(`error-${error.code ?? "trouble"}`));
  }
}

