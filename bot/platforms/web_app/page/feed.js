// The room: posts and chat, changed in place, with the newest board open to presses.

import { board, fill, h, plain, sprite, words } from "./dom.js";
import { buttons } from "./sheet.js";
import { t } from "./words.js";

const GAP = 12;
const NEAR = 160; // pixels from the end within which the room scrolls along

export class Feed {
  constructor(press) {
    this.press = press;
    this.nodes = new Map();
    this.entries = new Map();
    this.list = h("div", { class: "feed", role: "feed", "aria-label": t("room") });
    this.root = h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": t("room") }, this.list);
    this.form = null;
    this.seated = false;
    this.ready = false;
    this.following = true;
    // Only a person's own hand stops the room from following what happens.
    for (const hand of ["wheel", "touchmove", "keyup", "pointerup"]) {
      this.root.addEventListener(hand, () => requestAnimationFrame(() => this.moved()), { passive: true });
    }
    new ResizeObserver(() => this.stay()).observe(this.root);
  }

  stay() {
    if (this.following) this.root.scrollTop = this.goal();
  }

  moved() {
    this.following = this.root.scrollTop > this.goal() - NEAR;
  }

  forget() {
    this.nodes.clear();
    this.entries.clear();
    fill(this.list);
  }

  // Takes in what is new; returns the entries that nobody here has seen yet.
  take(entries) {
    const fresh = entries.filter((entry) => differs(this.entries.get(entry.id)?.text, entry.text));
    for (const entry of entries) {
      const old = this.nodes.get(entry.id);
      const node = this.node(entry, old);
      this.entries.set(entry.id, entry);
      if (!old) this.list.append(node);
      this.nodes.set(entry.id, node);
    }
    this.mark();
    this.stay();
    this.ready = true;
    return fresh;
  }

  // How far down to be: at the end, or where a post too tall for the room shows its board.
  goal() {
    const last = this.list.lastElementChild;
    const high = this.root.clientHeight;
    if (!last || last.offsetHeight + 2 * GAP <= high) return this.root.scrollHeight - high;
    const top = last.offsetTop - GAP;
    const frame = last.querySelector(".board-frame");
    if (!frame) return top;
    const start = frame.getBoundingClientRect().top - this.list.getBoundingClientRect().top + this.list.offsetTop;
    return Math.max(top, Math.min(start - GAP, last.offsetTop + last.offsetHeight + GAP - high));
  }

  node(entry, old) {
    if (old) return entry.by ? old : this.patch(entry, old);
    return entry.by ? chat(entry) : this.post(entry);
  }

  post(entry) {
    return h("article", { class: "post", "aria-label": t("host"), data: { id: entry.id } },
      sprite("flock", 44),
      h("div", { class: "bubble" },
        h("p", { class: "by" }, t("host")),
        h("p", { class: "text" }, words(entry.text)),
        entry.picture && board(entry.picture),
        h("div", { class: "actions" }, buttons(this.offered(entry.rows), this.press))));
  }

  // An edit touches only what differs: nothing flickers, and no button goes away under a finger.
  patch(entry, node) {
    const old = this.entries.get(entry.id);
    const text = node.querySelector(".text");
    if (differs(old.text, entry.text)) fill(text, words(entry.text));
    if (differs(old.rows, entry.rows)) fill(node.querySelector(".actions"), buttons(this.offered(entry.rows), this.press));
    if (old.picture?.id !== entry.picture?.id) {
      node.querySelector(".board-frame")?.remove();
      if (entry.picture) text.after(board(entry.picture));
    }
    return node;
  }

  // A question that stands in the drawer need not be offered twice, nor a seat to who has one.
  offered(rows) {
    const spare = (token) => (this.form && deeper(token)) || token.split(".")[2] === (this.seated ? "join" : "leave");
    const left = rows.flat().filter((it) => !spare(it.token));
    return left.length ? [left.toSorted((a, b) => (b.style === "main") - (a.style === "main"))] : [];
  }

  // Shows where the options of a question lie on the newest board.
  ask(form, give, seat) {
    const had = `${Boolean(this.form)}${this.seated}`;
    this.form = form;
    this.give = give;
    this.seated = seat !== null;
    if (had !== `${Boolean(form)}${this.seated}`) this.redraw();
    this.mark();
  }

  redraw() {
    for (const [id, node] of this.nodes) {
      const entry = this.entries.get(id);
      const actions = node.querySelector(".actions");
      if (actions && entry.rows.length) fill(actions, buttons(this.offered(entry.rows), this.press));
    }
  }

  mark() {
    for (const old of this.list.querySelectorAll(".spots")) old.remove();
    const frames = this.list.querySelectorAll(".board-frame");
    const spots = (this.form?.offers ?? []).filter((offer) => offer.spot && !offer.disabled);
    if (!frames.length || !spots.length) return;
    // Pointers only: the same answers stand in the drawer for keyboards and screen readers.
    const layer = h("div", { class: "spots", "aria-hidden": "true" }, spots.map((offer) => {
      const spot = h("button", { type: "button", class: offer.on ? "spot on" : "spot", tabindex: "-1", title: offer.label, data: { key: offer.key },
        on: { click: () => this.give(offer) } });
      const [x, y, w, tall] = offer.spot.map((share) => `${share * 100}%`);
      Object.assign(spot.style, { left: x, top: y, width: w, height: tall });
      return spot;
    }));
    frames[frames.length - 1].append(layer);
  }
}

function chat(entry) {
  return h("article", { class: "chat", "aria-label": entry.by, data: { id: entry.id } },
    h("p", { class: "by" }, entry.by), h("p", { class: "text" }, plain(entry.text)));
}

function differs(old, now) {
  return JSON.stringify(old) !== JSON.stringify(now);
}

function deeper(token) {
  const [kind, , , path, ticked] = token.split(".");
  return kind === "p" && Boolean(path || ticked);
}
