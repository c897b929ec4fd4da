// A room: who sits here, what happens, and what I am to decide.

import { fill, h, plain } from "./dom.js";
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
    this.drawer = new Drawer({ press: (token) => this.press(token, true), type: (text) => this.type(text), pass: (guest) => this.switchTo(guest), command: (word) => this.command(word) });
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
    this.stream = new Stream(this.name, this.guest?.key, (news) => this.hear(news), (state) => this.state(state));
    this.draw();
  }

  leave() {
    removeEventListener("keydown", this.keys);
    this.stream.close();
  }

  state(now) {
    if (now === "closed") {
      fill(this.main, h("section", { class: "closed" }, h("h1", {}, t("title")), h("p", {}, t("error-closed"))));
      return;
    }
    if (now === this.was) return;
    if (now === "offline" && this.was === "online") toast(t("offline"));
    if (now === "online" && this.was === "offline") toast(t("online"));
    this.was = now;
  }

  hear(news) {
    if (news.reset) this.feed.forget();
    const first = !this.feed.ready;
    const fresh = this.feed.take(news.entries);
    if (!first) for (const entry of fresh) say((entry.by ? `${entry.by}: ` : "") + plain(entry.text));
    for (const note of news.notes) toast(plain(note));
    this.look();
  }

  // Looks at the table again; of several looks only the last one counts.
  async look() {
    const turn = ++this.looking;
    try {
      const seen = await ask(`rooms/${this.name}`, { seat: this.guest?.key });
      if (turn !== this.looking) return;
      this.admin = seen.admin;
      this.table = seen.table;
      this.learn();
      this.draw();
    } catch (error) {
      if (turn === this.looking && error.code !== "lost") toast(t(`error-${error.code}`));
    }
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
    const standing = asked && asked.match === table?.match && asked.stamp === table?.stamp;
    if (!standing) this.answered = null;
    const post = this.answered ? { picture: table?.post?.picture, ...clean(this.answered) } : table?.post ?? null;
    this.seats.draw(table, keep.guests(this.name), guest, this.admin);
    this.drawer.draw({ guest, seat, table, post, others: post?.form ? [] : this.waiting() });
    this.feed.ask(post?.form ?? null, (token) => this.press(token, true));
    const due = (table?.chairs ?? []).filter((chair) => chair.mood === "due" && table.status === "playing").map((chair) => plain([chair.name]));
    const status = due.length ? t("due", { names: due.join(", ") }) : table ? `${table.title} · ${t(`status-${table.status}`)}` : "";
    this.header(status, () => menu(this));
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
    const reply = await this.call("press", { token, private: inDrawer });
    return this.take(reply, inDrawer);
  }

  async type(text) {
    this.take(await this.call("typed", { text }), true);
  }

  async command(word, rest = "") {
    if (word === "replay") return replay(this.name, this.table.match, this.guest?.key);
    return this.take(await this.call("command", { word, rest }), false);
  }

  take(reply, inDrawer) {
    if (!reply) return null;
    if (reply.replay) {
      replay(this.name, reply.replay, this.guest?.key);
      return reply;
    }
    if (reply.post && reply.drawer) {
      this.answered = reply.post.form ? reply.post : null;
      this.drawer.fold(false);
      this.draw();
      if (!inDrawer) this.drawer.root.focus();
    } else if (reply.post && !document.querySelector("dialog.post-sheet[open]")) {
      postSheet(reply.post, (token) => this.press(token, false));
    }
    if (reply.note.length && (!reply.post || !reply.drawer)) toast(plain(reply.note));
    this.look();
    return reply;
  }

  // Gives whoever only looks a name and a key of their own.
  async settle(lead) {
    const name = await askName(lead);
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
    const name = await askName(t("add-lead"));
    if (!name) return;
    const before = this.guest;
    if (!(await this.welcome(name))) return;
    await this.command("join");
    if (before) keep.activate(this.name, before);
    this.enter();
  }

  async switchTo(guest) {
    const seat = (this.table?.chairs ?? []).findIndex((chair) => chair.person === guest.person);
    const before = this.guest;
    keep.activate(this.name, null);
    this.table = { ...this.table, post: null, seat: null, stamp: null };
    this.answered = null;
    this.draw();
    const sure = await cover(guest, seat < 0 ? null : seat);
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

function clean(post) {
  return Object.fromEntries(Object.entries(post).filter(([, value]) => value !== null));
}
