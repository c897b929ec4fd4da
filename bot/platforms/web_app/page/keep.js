// What this device remembers: its guests in each room, the host's key, the seat in use.

function parsed(text, otherwise) {
  try {
    return JSON.parse(text) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export const admin = {
  get: () => localStorage.getItem("admin") ?? "",
  set: (key) => localStorage.setItem("admin", key),
};

export const name = {
  get: () => localStorage.getItem("name") ?? "",
  set: (text) => localStorage.setItem("name", text),
};

export function guests(room) {
  return parsed(localStorage.getItem(`guests:${room}`), []);
}

export function addGuest(room, guest) {
  const others = guests(room).filter((known) => known.key !== guest.key);
  localStorage.setItem(`guests:${room}`, JSON.stringify([...others, guest]));
}

export function forget(room) {
  localStorage.removeItem(`guests:${room}`);
  sessionStorage.removeItem(`active:${room}`);
}

// The seat in use belongs to one tab, so that two tabs can be two people.
export function active(room) {
  const key = sessionStorage.getItem(`active:${room}`);
  const known = guests(room);
  return known.find((guest) => guest.key === key) ?? (known.length === 1 ? known[0] : null);
}

export function activate(room, guest) {
  if (guest) sessionStorage.setItem(`active:${room}`, guest.key);
  else sessionStorage.removeItem(`active:${room}`);
}

// What a seat has begun to answer outlives a reload. It stays with its key in this tab: no
// other seat is ever shown it.
export const draft = {
  get: (seat) => parsed(sessionStorage.getItem(`draft:${seat}`), {}),
  set: (seat, more) => sessionStorage.setItem(`draft:${seat}`, JSON.stringify({ ...draft.get(seat), ...more })),
};

export function theme() {
  const chosen = localStorage.getItem("theme");
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export function setTheme(value) {
  localStorage.setItem("theme", value);
  document.documentElement.dataset.theme = value;
}
