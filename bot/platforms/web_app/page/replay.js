// The player: any finished match again, move by move.

import { board, button, fill, h, plain } from "./dom.js";
import { sheet, toast } from "./sheet.js";
import { ask } from "./wire.js";
import { t } from "./words.js";

const PACE = 1500;

export async function replay(room, match, seat) {
  let count;
  try {
    const listing = await ask(`rooms/${room}/matches/${match}`, { seat });
    count = Math.max(0, listing.steps - 1);
  } catch (error) {
    toast(t(`error-${error.code ?? "trouble"}`));
    return;
  }
  new Player(room, match, seat, count);
}

class Player {
  constructor(room, match, seat, count) {
    Object.assign(this, { room, match, seat, count, at: 0, timer: null });
    this.moments = new Map();
    const open = (this.sheet = sheet(t("replay-title"), { kind: "wide replay", closed: () => this.stop() }));
    this.frame = h("div", { class: "frame" });
    this.story = h("p", { class: "text", "aria-live": "polite" });
    this.label = h("span", { class: "quiet" });
    this.slider = h("input", { type: "range", min: 0, max: count, value: 0, "aria-label": t("replay-title"), class: "slider",
      on: { input: () => { this.stop(); this.go(Number(this.slider.value)); } } });
    const step = (sign, name, to) => button(sign, () => { this.stop(); this.go(to()); }, { kind: "tool", "aria-label": t(name), title: t(name) });
    this.toggle = button("▶", () => (this.timer ? this.stop() : this.play()), { kind: "main", "aria-label": t("replay-play") });
    fill(open.body, this.frame,
      h("div", { class: "controls" },
        step("|◀", "replay-first", () => 0), step("◀", "replay-back", () => this.at - 1), this.toggle,
        step("▶", "replay-next", () => this.at + 1), step("▶|", "replay-last", () => count)),
      h("div", { class: "scrub" }, this.slider, this.label), this.story);
    this.go(0);
  }

  async moment(index) {
    if (!this.moments.has(index)) {
      this.moments.set(index, ask(`rooms/${this.room}/matches/${this.match}/${index}`, { seat: this.seat }));
    }
    return this.moments.get(index);
  }

  async go(index) {
    const wanted = (this.at = Math.max(0, Math.min(this.count, index)));
    this.slider.value = wanted;
    fill(this.label, t("replay-at", { at: wanted, count: this.count }));
    try {
      const { post, note } = await this.moment(wanted);
      if (wanted !== this.at || !this.sheet.dialog.open) return;
      if (!post) return toast(plain(note));
      const [, ...lines] = plain(post.text).split("\n");
      fill(this.story, lines.join("\n"));
      await this.draw(post.picture, wanted);
      if (wanted < this.count) this.moment(wanted + 1).then(({ post: next }) => next?.picture && (new Image().src = `/picture/${next.picture.id}`));
    } catch (error) {
      this.moments.delete(wanted);
      this.stop();
      toast(t(`error-${error.code ?? "trouble"}`));
    }
  }

  // The old picture stays until the new one can be seen: nothing flickers.
  async draw(shown, wanted) {
    if (!shown) return;
    const frame = board(shown);
    await frame.firstElementChild.decode().catch(() => {});
    if (wanted === this.at) fill(this.frame, frame);
  }

  play() {
    if (this.at >= this.count) this.go(0);
    fill(this.toggle, "II");
    this.toggle.setAttribute("aria-label", t("replay-pause"));
    this.timer = setInterval(() => (this.at < this.count ? this.go(this.at + 1) : this.stop()), PACE);
  }

  stop() {
    clearInterval(this.timer);
    this.timer = null;
    fill(this.toggle, "▶");
    this.toggle.setAttribute("aria-label", t("replay-play"));
  }
}
