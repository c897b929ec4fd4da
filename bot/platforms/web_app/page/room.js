// A room: who sits here, what happens, and what I am to decide.

import { fill, h, plain } from "./dom.js";
import { door, homeward } from "./door.js";
import { Drawer } from "./drawer.js";
import { Feed } from "./feed.js";
import { invite, menu } from "./menu.js";
import * as keep from "./keep.js";
import { replay } from "./replay.js";
import { Seats } from "./seats.js";
import { askName, cover, postSheet, say, toast } from "./sheet.js";
import { ask, Stream } from "./wire.js";
import { t } from "./words.js";

export function room(main, name, header) {
  const here = new Room(main, name, header);
  return { leave: () => here.leave(), wish: (words) => here.wish(words) };
}

class Room {
  constructor(main, name, header) {
    Object.assign(this, { main, name, header, table: null, answered: null, looking: 0 });
    this.feed = new Feed((token) => this.press(token, false));
    this.seats = new Seats({ choose: (guest) => this.switchTo(guest), add: () => this.add(), invite: () => invite(this) });
    this.drawer = new Drawer({
      press: (token) => this.press(token, true), type: (text) => this.type(text), pass: (guest) => this.switchTo(guest), command: (word) => this.command(word),
      half: { get: () => keep.draft.get(this.guest?.key).text ?? "", set: (text) => keep.draft.set(this.guest?.key, { text }) },
    });
    this.keys = (event) => this.drawer.typed(event);
    addEventListener("keydown", this.keys);
    fill(main, h("div", { class: "room" }, this.seats.root,
      h("section", { class: "talk", "aria-label": t("room") }, this.feed.root, this.composer()), this.drawer.root));
    this.enter();
  }

  get guest() {
    return keep.active(this.name);
  }

  enter() {
    this.stream?.close();
    this.answered = null;
    this.restored = false;
    this.stream = new Stream(this.name, this.guest?.key, (news) => this.hear(news), (state) => this.state(state));
    this.draw();
  }

  leave() {
    removeEventListener("keydown", this.keys);
    this.stream.close();
    this.outage?.();
  }

  state(now) {
    if (now === "closed") this.shut();
    if (now === "offline") this.outage ??= toast(t("offline"), { stays: true });
    if (now === "online" && this.outage) {
      this.outage();
      this.outage = null;
      toast(t("online"));
    }
  }

  async shut() {
    const code = await ask(`rooms/${this.name}`, { seat: this.guest?.key }).then(() => "trouble", (error) => error.code);
    if (code === "unknown") keep.forget(this.name);
    document.body.className = "at-home";
    this.header("");
    door(this.main, t(code === "unknown" ? "error-gone" : `error-${code}`), homeward());
  }

  hear(news) {
    if (news.reset) this.feed.forget();
    const first = !this.feed.ready;
    const fresh = this.feed.take(news.entries);
    if (!first) for (const entry of fresh) say((entry.by ? `${entry.by}: ` : "") + plain(entry.text));
    for (const note of news.notes) toast(plain(note));
    this.look();
  }

  // Looks at the table again; of several looks only the last one counts, and all wait for it.
  look() {
    const turn = ++this.looking;
    return (this.newest = this.see(turn));
  }

  async see(turn) {
    try {
      const seen = await ask(`rooms/${this.name}`, { seat: this.guest?.key });
      if (turn !== this.looking) return this.newest;
      this.admin = seen.admin;
      this.table = seen.table;
      this.learn();
      await this.restore();
      if (turn !== this.looking) return this.newest;
      this.draw();
    } catch (error) {
      if (turn === this.looking && error.code !== "lost") toast(t(`error-${error.code}`));
    }
  }

  // Goes on with an answer that was half entered before the page was loaded anew or passed on.
  async restore() {
    const form = this.table?.post?.form;
    const { token, match, stamp } = keep.draft.get(this.guest?.key);
    if (this.restored || !form) return;
    this.restored = true;
    if (!token || match !== form.match || stamp !== form.stamp) return;
    const reply = await ask(`rooms/${this.name}/press`, { send: { token, private: true }, seat: this.guest?.key }).catch(() => null);
    if (begun(reply?.post?.form)) this.answered = reply.post;
  }

  // A link brings only a key; the table tells whose it is.
  learn() {
    const guest = this.guest;
    const chair = this.table?.seat === null || !this.table ? null : this.table.chairs[this.table.seat];
    if (guest && chair && guest.name !== chair.name) keep.addGuest(this.name, { ...guest, name: chair.name, person: chair.person });
  }

  draw() {
    const { table, guest } = this;
    const seat = table?.seat ?? null;
    const asked = this.answered?.form;
    const playing = table?.status === "playing";
    const standing = playing && asked && asked.match === table.match && asked.stamp === table.stamp;
    if (!standing || (table.post?.form && !begun(asked))) this.answered = null; // what was seen last is newer
    if (!playing) this.restored = false; // a table that rests may go on
    const post = this.answered ? { picture: table?.post?.picture, ...clean(this.answered) } : table?.post ?? null;
    this.seats.draw(table, keep.guests(this.name), guest, this.admin);
    this.drawer.draw({ guest, seat, table, post, others: post?.form ? [] : this.waiting() });
    this.feed.ask(post?.form ?? null, (offer) => this.drawer.give(offer), seat);
    const due = (table?.chairs ?? []).filter((chair) => chair.mood === "due" && table.status === "playing").map((chair) => plain([chair.name]));
    const status = due.length ? t("due", { names: due.join(", ") }) : table ? `${table.title} · ${t(`status-${table.status}`)}` : "";
    this.header(status, (looks) => menu(this, looks));
  }

  waiting() {
    const due = (this.table?.chairs ?? []).filter((chair) => chair.mood === "due").map((chair) => chair.person);
    return keep.guests(this.name).filter((guest) => due.includes(guest.person) && guest.key !== this.guest?.key);
  }

  async call(path, send) {
    try {
      return await ask(`rooms/${this.name}/${path}`, { send, seat: this.guest?.key });
    } catch (error) {
      if (error.code === "name" && (await this.settle())) return this.call(path, send);
      toast(error.body?.note?.length ? plain(error.body.note) : t(`error-${error.code ?? "trouble"}`));
      return null;
    }
  }

  async press(token, inDrawer) {
    const seat = this.guest?.key;
    const reply = await this.call("press", { token, private: inDrawer });
    const form = reply?.drawer ? reply.post?.form : null;
    if (inDrawer) keep.draft.set(seat, { token: form ? token : "", match: form?.match, stamp: form?.stamp });
    return this.take(reply, inDrawer, token.split(".")[2]);
  }

  async type(text) {
    return this.take(await this.call("typed", { text }), true, "help");
  }

  async command(word, rest = "") {
    if (word === "replay") return replay(this.name, this.table.match, this.guest?.key);
    return this.take(await this.call("command", { word, rest }), false, word);
  }

  async take(reply, inDrawer, word) {
    if (!reply) return null;
    if (reply.replay) {
      replay(this.name, reply.replay, this.guest?.key);
      return reply;
    }
    const picking = reply.drawer && begun(reply.post?.form);
    if (reply.post && reply.drawer) {
      this.answered = reply.post.form ? reply.post : null;
      this.drawer.fold(false);
      if (picking) this.draw();
      if (!inDrawer) this.drawer.root.focus();
    } else if (reply.post && !document.querySelector("dialog.post-sheet[open]")) {
      postSheet(reply.post, (token) => this.press(token, false), word);
    }
    if (reply.note.length && !picking && (!reply.drawer || !reply.post || reply.post.form)) toast(plain(reply.note));
    const looked = this.look();
    if (!picking) await looked; // until then the drawer still shows what was just decided
    return reply;
  }

  // Gives whoever only looks a name and a key of their own.
  async settle() {
    const name = await askName(t("name-lead"), { value: keep.name.get() || t("name-default"), label: t("name") });
    if (!name) return false;
    keep.name.set(name);
    return Boolean(await this.welcome(name));
  }

  async welcome(name) {
    try {
      const { guest } = await ask(`rooms/${this.name}/guests`, { send: { name } });
      keep.addGuest(this.name, guest);
      keep.activate(this.name, guest);
      this.enter();
      return guest;
    } catch (error) {
      toast(t(`error-${error.code ?? "trouble"}`));
      return null;
    }
  }

  // One more player at this screen: they get a seat at once, and the seat in use stays.
  async add() {
    const name = await askName(t("add-lead"), { lead: t("add-more"), value: "", label: t("name-of") });
    if (!name) return;
    const before = this.guest;
    try {
      const { guest } = await ask(`rooms/${this.name}/guests`, { send: { name } });
      const { note } = await ask(`rooms/${this.name}/command`, { send: { word: "join" }, seat: guest.key });
      keep.addGuest(this.name, guest);
      keep.activate(this.name, before ?? guest);
      toast(plain(note));
      if (before) await this.look();
      else this.enter();
    } catch (error) {
      toast(t(`error-${error.code ?? "trouble"}`));
    }
  }

  async switchTo(guest) {
    const chairs = this.table?.chairs ?? [];
    const seat = chairs.findIndex((chair) => chair.person === guest.person);
    const before = this.guest;
    keep.activate(this.name, null);
    this.table = { ...this.table, post: null, seat: null, stamp: null };
    this.answered = null;
    this.draw();
    const sure = await cover(chairs[seat]?.name ?? guest.name, seat < 0 ? null : seat);
    keep.activate(this.name, sure ? guest : before);
    this.enter();
    this.look();
  }

  async wish(words) {
    if (this.table?.hosting) await this.call("command", { word: "options", rest: words });
  }

  composer(id = "chat", done = () => {}) {
    const input = h("input", { id, class: "field", maxlength: 500, autocomplete: "off", placeholder: t("chat-hint") });
    const form = h("form", { class: "composer" }, h("label", { for: id, class: "unseen" }, t("chat")), input, h("button", { type: "submit", class: "button" }, t("send")));
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const text = input.value.trim();
      if (!text) return;
      input.value = "";
      done();
      const [, word, rest] = text.match(/^\/([a-z]{1,20})\s*(.*)$/) ?? [];
      if (word) await this.command(word, rest.slice(0, 200));
      else if (!(await this.call("chat", { text }))) input.value = text;
    });
    return form;
  }
}

// Whether something of an answer is picked already.
function begun(form) {
  return Boolean(form && (form.back || form.offers.some((offer) => offer.on)));
}

function clean(post) {
  return Object.fromEntries(Object.entries(post).filter(([, value]) => value !== null));
}
