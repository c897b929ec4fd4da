// The frame: language, colours, and which part of the page is on show.

import { button, fill, h, sprite } from "./dom.js";
import { door, homeward } from "./door.js";
import { home } from "./home.js";
import * as keep from "./keep.js";
import { room } from "./room.js";
import { rules } from "./rules.js";
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
  document.body.className = part === "room" && name ? "in-room" : "at-home";
  fill(document.getElementById("skip"), t("skip"));
  headed = "";
  header("");
  shown = null;
  if (location.pathname !== "/") door(main, t("error-unknown"), homeward());
  else if (part === "room" && name) shown = room(main, name, header);
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
  fill(
    document.getElementById("top"),
    h("a", { href: "#/", class: "brand", "aria-label": `${t("title")}, ${t("home")}` }, sprite("flock", 44), h("span", {}, t("title"))),
    h("p", { class: "pill", id: "pill", hidden: !status }, status),
    h("div", { class: "tools" },
      menu && button("⋯", () => menu(looks("menu-")), { kind: "tool", id: "menu", "aria-label": t("menu"), title: t("menu") }),
      h("div", { class: "looks" }, looks())),
  );
}

// How the page looks to this person: language and colours. On a phone at a table the menu has
// them, so that the header has room for whose turn it is.
function looks(head = "") {
  const theme = keep.theme() === "dark" ? "light" : "dark";
  return [
    h("label", { class: "unseen", for: `${head}language` }, t("language")),
    h("select", { id: `${head}language`, class: "tool", on: { change: (event) => change(event.target.value) } },
      LANGUAGES.map((tag) => h("option", { value: tag, lang: tag, selected: tag === language() }, NAMES[tag]))),
    button(theme === "light" ? "☀" : "☾", () => paint(theme), { kind: "tool", "aria-label": t(`theme-${theme}`), title: t(`theme-${theme}`) }),
  ];
}

async function change(tag) {
  document.querySelector("dialog[open]")?.close();
  await choose(tag);
  await shown?.wish?.(`language=${tag}`);
  await show();
  document.getElementById("language")?.focus();
}

async function paint(value) {
  document.querySelector("dialog[open]")?.close();
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
  fill(main, h("section", { class: "closed" }, h("h1", {}, "Schafstall"), h("p", {}, "Keine Antwort · No answer · Pas de réponse"),
    button("↻", () => location.reload(), { kind: "main" })));
}
