// The drawer: what only one seat sees, with its question drawn the way it is best answered.

import { button, fill, h, moment, picture, plain, rich, sprite, words } from "./dom.js";
import { buttons, once, say } from "./sheet.js";
import { t } from "./words.js";

const ENDED = ["over", "stopped"];
const MANY = 40; // more numbers than this are picked from a list

export class Drawer {
  // *half* keeps what is typed and not yet sent.
  constructor({ press, type, pass, command, half }) {
    Object.assign(this, { press, type, pass, command, half });
    this.root = h("aside", { class: "drawer", id: "drawer", tabindex: "-1" });
    this.post = null;
    this.shown = "";
    this.folded = false;
    this.giving = false;
    this.next = [];
  }

  // One answer at a time: before the next finger comes down something else may be asked. Digits
  // typed meanwhile wait for their turn.
  async give(offer) {
    if (this.giving) {
      if (/^(\d|back)$/.test(offer.key)) this.next.push(offer.key);
      return;
    }
    this.giving = true;
    try {
      await this.press(offer.token);
    } finally {
      this.giving = false;
    }
    const key = this.next.shift();
    if (key) this.root.querySelector(`.keypad [data-key="${key}"]:not(:disabled), .keypad ~ .choices [data-key="${key}"]`)?.click();
    else this.next = [];
  }

  // *others* are guests at this screen who are waited for.
  draw({ guest, seat, table, post, others }) {
    const key = JSON.stringify([guest?.person, seat, table?.status, post, others.map((it) => it.person), document.documentElement.lang]);
    if (key === this.shown) return;
    const question = post?.form?.question ?? "";
    if (question && question !== this.post?.form?.question) say(`${t("your-turn", { name: guest.name })} ${question}`);
    this.shown = key;
    this.post = post;
    const focus = this.remembered();
    this.root.dataset.seat = seat ?? "none";
    this.root.dataset.status = table?.status ?? "";
    this.root.setAttribute("aria-label", guest ? t("drawer", { name: guest.name }) : t("watching"));
    fill(this.root, this.head(guest, seat), h("div", { class: "drawer-body" }, guest ? this.body(table, post, others) : h("p", { class: "quiet" }, t("drawer-watch"))));
    this.root.classList.toggle("asks", Boolean(post?.form));
    this.root.classList.toggle("folded", this.folded);
    this.refocus(focus);
  }

  head(guest, seat) {
    return h("header", {},
      sprite(seat === null ? "flock" : `sheep-${seat}`, 64),
      h("div", {}, h("h2", {}, guest ? t("drawer", { name: guest.name }) : t("watching")), guest && h("p", {}, t("drawer-lead"))),
      sprite("padlock", 40),
      button(this.folded ? "▲" : "▼", () => this.fold(), { kind: "fold", "aria-expanded": String(!this.folded), "aria-label": t(this.folded ? "drawer-open" : "drawer-shut") }));
  }

  fold(folded = !this.folded) {
    this.folded = folded;
    this.root.classList.toggle("folded", folded);
    const key = this.root.querySelector(".fold");
    key.setAttribute("aria-expanded", String(!folded));
    fill(key, folded ? "▲" : "▼");
  }

  body(table, post, others) {
    if (post?.form) return this.question(post);
    const ended = ENDED.includes(table?.status);
    const lead = !table ? "" : table.status === "lobby" ? t("drawer-lobby") : ended ? t("drawer-over") : t("drawer-empty");
    const text = post && !ended ? plain(post.text) : "";
    return [
      others.map((guest) => h("div", { class: "next-seat" }, h("p", {}, t("next-seat", { name: guest.name })),
        button(t("pass-to", { name: guest.name }), () => this.pass(guest), { kind: "main" }))),
      text ? h("p", { class: "preview text" }, words(post.text)) : h("p", { class: "quiet" }, lead),
      table?.status === "lobby" && h("ol", { class: "steps" }, ["lobby-screen", "lobby-link", "lobby-begin"].map((step) => h("li", {}, t(step)))),
      post && buttons(post.rows, this.press),
      h("div", { class: "stack" }, (ended ? ["again", "replay", "record"] : table?.status === "paused" ? ["resume"] : []).map((word) =>
        button(t(word), (event) => once(event.currentTarget, () => this.command(word)), { data: { word }, kind: word === "resume" ? "main" : "plain" }))),
      post?.picture && picture(post.picture, { class: "hand" }),
    ];
  }

  question(post) {
    const form = post.form;
    const digits = form.offers.filter((offer) => offer.number);
    const keypad = !form.several && digits.length > 0 && digits.every((offer) => /^\d$/.test(offer.key));
    return [
      form.news.length > 0 && h("p", { class: "news text" }, words(form.news)),
      h("div", { class: keypad ? "laying" : "stack" },
        keypad ? laid(form.picked) : form.picked.length > 0 && h("ol", { class: "picked", "aria-label": t("picked") }, form.picked.map((label) => h("li", { class: "chip" }, label))),
        h("p", { class: "preview text", id: "question" }, rich(form.question))),
      keypad ? this.keypad(form, digits) : this.choices(form),
      form.until && h("p", { class: "quiet" }, t("until", { when: moment(form.until) })),
      post.picture && picture(post.picture, { class: "hand" }),
      this.typing(),
    ];
  }

  keypad(form, digits) {
    const offered = new Map(digits.map((offer) => [offer.key, offer]));
    const keys = [..."0123456789"].map((digit) => {
      const offer = offered.get(digit);
      const picked = form.picked.includes(digit);
      const kind = offer ? "key" : picked ? "key laid" : "key gone";
      return button(digit, (event) => offer && once(event.currentTarget, () => this.give(offer)), {
        kind, disabled: !offer, data: { key: digit }, "aria-label": offer || picked ? digit : `${digit}, ${t("gone")}`,
      });
    });
    const rest = form.offers.filter((offer) => !offered.has(offer.key));
    return [
      h("div", { class: "keypad", role: "group", "aria-labelledby": "question" }, keys),
      digits.length + form.picked.length < keys.length && h("p", { class: "quiet legend" }, t("keys-legend")),
      (form.back || rest.length > 0) && h("div", { class: "choices pair" },
        form.back && this.key({ label: t("back"), token: form.back, key: "back" }, "plain"),
        rest.map((offer, place) => this.key(offer, place ? "plain" : "main"))),
    ];
  }

  choices(form) {
    const numbers = form.offers.every((offer) => offer.number) && form.offers.length > MANY;
    const longest = Math.max(...form.offers.map((offer) => offer.label.length));
    const shape = longest <= 4 ? "tight" : longest <= 13 ? "pair" : "single";
    return [
      numbers ? this.list(form) : h("div", { class: `choices ${shape}`, role: "group", "aria-labelledby": "question" },
        form.offers.map((offer) => this.key(offer, shape === "tight" ? "key" : "plain", form.several))),
      (form.back || form.done) && h("div", { class: "choices pair" },
        form.back && this.key({ label: t("undo"), token: form.back, key: "back" }, "plain"),
        form.done && this.key({ ...form.done, key: "done" }, "main")),
    ];
  }

  key(offer, kind, several = false) {
    return button(offer.label, (event) => once(event.currentTarget, () => this.give(offer)), {
      kind: offer.on ? `${kind} laid` : kind, disabled: offer.disabled, data: { key: offer.key },
      "aria-pressed": several ? String(Boolean(offer.on)) : null,
    });
  }

  list(form) {
    const select = h("select", { class: "field", id: "number" }, form.offers.map((offer) => h("option", { value: offer.token }, offer.label)));
    return h("div", { class: "row" }, h("label", { for: "number", class: "unseen" }, t("choose-number")), select,
      button(t("ok"), (event) => once(event.currentTarget, () => this.give({ key: "ok", token: select.value })), { kind: "main", data: { key: "ok" } }));
  }

  typing() {
    const input = h("input", { id: "type", class: "field", maxlength: 60, autocomplete: "off", autocapitalize: "off", spellcheck: "false", placeholder: t("type-hint"), value: this.half.get(), data: { key: "type" },
      on: { input: () => this.half.set(input.value) } });
    const form = h("form", { class: "typing" }, h("label", { for: "type" }, t("type")), input, h("button", { type: "submit", class: "button" }, t("type-go")));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (!input.value.trim()) return;
      this.half.set("");
      this.type(input.value.trim());
    });
    return form;
  }

  remembered() {
    const within = this.root.contains(document.activeElement);
    return within ? document.activeElement.dataset.key ?? "" : null;
  }

  // Whoever answers by keyboard stays where they were, or at the next thing to do.
  refocus(key) {
    if (key === null) return;
    const again = key && this.root.querySelector(`[data-key="${CSS.escape(key)}"]:not(:disabled)`);
    const next = this.root.querySelector(".drawer-body .main:not(:disabled), .drawer-body button:not(:disabled)");
    (again || next || this.root).focus({ preventScroll: true });
  }

  // Digits, Enter and Backspace work without looking for the keys first.
  typed(event) {
    const form = this.post?.form;
    const busy = /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement?.tagName ?? "") || document.querySelector("dialog[open]");
    if (!form || busy || event.ctrlKey || event.metaKey || event.altKey) return;
    const wanted = event.key === "Backspace" ? "back" : /^[0-9a-z]$/.test(event.key) ? event.key : "";
    const key = wanted && this.root.querySelector(`[data-key="${wanted}"]:not(:disabled)`);
    if (!key) return;
    event.preventDefault();
    key.click();
  }
}

// The number as it will be laid, each digit where it counts.
function laid(digits) {
  const places = ["hundreds", "tens", "ones"];
  const gaps = Math.max(0, places.length - digits.length);
  return h("ol", { class: "picked", "aria-label": t("picked") }, places.map((place, at) =>
    h("li", { "aria-hidden": at < gaps ? "true" : null },
      h("span", { class: at < gaps ? "digit gap" : "digit" }, at < gaps ? "–" : digits[at - gaps]),
      h("span", { class: "place" }, t(place)))));
}
