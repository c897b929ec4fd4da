// Talking to the server: requests with the right keys, and a stream that comes back by itself.

import * as keep from "./keep.js";
import { language } from "./words.js";

export class Refused extends Error {
  constructor(code, body) {
    super(code);
    this.code = code;
    this.body = body;
  }
}

function word() {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function ask(path, { send, seat } = {}) {
  const headers = { "X-Language": language(), "X-Word": word() };
  if (seat) headers["X-Seat"] = seat;
  if (keep.admin.get()) headers["X-Admin"] = keep.admin.get();
  const options = { headers };
  if (send !== undefined) {
    headers["Content-Type"] = "application/json";
    Object.assign(options, { method: "POST", body: JSON.stringify(send) });
  }
  let response;
  try {
    response = await fetch(`/api/${path}`, options);
  } catch {
    throw new Refused("lost", {});
  }
  const body = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(body.error ?? "trouble", body);
  return body;
}

const SOON = 400;
const LATE = 6000;

// Follows one room as one guest. Knows the number of the last change it has seen: whatever
// happened while it was away comes first when it is back.
export class Stream {
  constructor(room, seat, hear, state) {
    Object.assign(this, { room, seat, hear, state });
    this.since = 0;
    this.wait = SOON;
    this.open = true;
    this.back = () => this.again(0);
    addEventListener("online", this.back);
    this.connect();
  }

  connect() {
    const address = new URL("/api/stream", location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = (this.socket = new WebSocket(address));
    socket.onopen = () => {
      const hello = { room: this.room, key: this.seat ?? "", admin: keep.admin.get(), since: this.since };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => {
      if (!this.open) return;
      const news = JSON.parse(event.data);
      this.wait = SOON;
      this.since = news.number;
      this.state("online");
      this.hear(news);
    };
    socket.onclose = (event) => {
      if (!this.open || socket !== this.socket) return;
      this.state(event.code === 4403 ? "closed" : "offline");
      if (event.code !== 4403) this.again(this.wait);
      this.wait = Math.min(LATE, this.wait * 2);
    };
  }

  again(wait) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.open && this.socket.readyState > WebSocket.OPEN) this.connect();
    }, wait);
  }

  close() {
    this.open = false;
    clearTimeout(this.timer);
    removeEventListener("online", this.back);
    this.socket.close();
  }
}
