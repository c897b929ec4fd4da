// A closed door: why it is closed, and the way back.

import { fill, h, sprite } from "./dom.js";
import { t } from "./words.js";

export function door(main, text, ...more) {
  fill(main, h("section", { class: "closed" }, sprite("sleeper", 140), h("h1", {}, t("title")), h("p", {}, text), more));
}

export function homeward() {
  return h("a", { class: "button main", href: "/#/" }, t("home"));
}
