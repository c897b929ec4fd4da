// Elements by hand: text is always text, never markup.

export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "on") for (const [event, run] of Object.entries(value)) element.addEventListener(event, run);
    else if (name === "data") Object.assign(element.dataset, value);
    else if (name === "class") element.className = value;
    else if (value === true) element.setAttribute(name, "");
    else element.setAttribute(name, String(value));
  }
  element.append(...children.flat(3).filter((child) => child !== null && child !== undefined && child !== false && child !== ""));
  return element;
}

export function fill(element, ...children) {
  element.replaceChildren(...children.flat(3).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

// A picture whose place is kept before it arrives.
export function picture(shown, more = {}) {
  return h("img", {
    src: `/picture/${shown.id}`, alt: shown.alt, width: shown.width, height: shown.height,
    decoding: "async", ...more,
  });
}

// The house marks computers with a sign that not every device can show: it is drawn instead.
export function rich(text) {
  return text.split("🤖").flatMap((part, place) => (place ? [sprite("robot", 18), part] : [part]));
}

// A board as wide as the room lets it be, and never taller than one can see at a glance.
export function board(shown) {
  const frame = h("div", { class: "board-frame" }, picture(shown, { class: "board" }));
  frame.style.width = `min(100%, calc(var(--tall) * ${(shown.width / shown.height).toFixed(3)}))`;
  return frame;
}

export function sprite(name, size, alt = "") {
  return h("img", { src: `/art/${name}.png`, alt, width: size, height: size, class: "sprite" });
}

export function button(label, run, { kind = "plain", ...more } = {}) {
  return h("button", { type: "button", class: `button ${kind}`, on: { click: run }, ...more }, h("span", {}, rich(label)));
}

const SHORT = { hour: "2-digit", minute: "2-digit" };
const LONG = { weekday: "short", day: "numeric", month: "short", ...SHORT };

export function moment(at) {
  const date = new Date(at);
  const near = date.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(document.documentElement.lang, near ? SHORT : LONG).format(date);
}

// Words from the house: strings, points in time, people.
export function words(parts) {
  return parts.flatMap((part) => {
    if (typeof part === "string") return rich(part);
    if ("when" in part) return h("time", { datetime: new Date(part.when).toISOString() }, moment(part.when));
    return h("b", {}, rich(part.who));
  });
}

export function plain(parts) {
  return parts.map((part) => (typeof part === "string" ? part : "when" in part ? moment(part.when) : part.who)).join("").replaceAll("🤖 ", "");
}
