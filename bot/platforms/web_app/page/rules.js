// Rules with pictures; they need no table.

import { board, button, fill, h, plain } from "./dom.js";
import { door, homeward } from "./door.js";
import { theme } from "./keep.js";
import { ask } from "./wire.js";
import { t } from "./words.js";

export function rules(main, game) {
  turn(main, game, 1).catch((error) => door(main, t(`error-${error.code ?? "trouble"}`), homeward()));
  return {};
}

async function turn(main, game, page) {
  const { post } = await ask(`rules/${game}/${page}?theme=${theme()}`);
  if (!post?.picture) return door(main, t("error-unknown"), homeward());
  const signs = post.rows.flat().map((it) => it.label);
  const [head, ...lines] = plain(post.text).split("\n");
  const step = (sign, name, to) => button(sign, () => turn(main, game, to), { kind: "tool", disabled: !signs.includes(sign), "aria-label": name });
  fill(main, h("article", { class: "rules" },
    h("h1", { tabindex: "-1" }, head),
    board({ ...post.picture, alt: "" }),
    h("p", { class: "text" }, lines.join("\n")),
    h("div", { class: "row" }, step("◀", t("page-back"), page - 1), homeward(), step("▶", t("page-next"), page + 1))));
  if (page > 1) main.querySelector("h1").focus();
}
