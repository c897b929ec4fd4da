// The page's words, by the browser's language or the one chosen here.

const LANGUAGES = ["de", "en", "fr"];
const NAMES = { de: "Deutsch", en: "English", fr: "Français" };
let said = {};

export { LANGUAGES, NAMES };

export function language() {
  const chosen = localStorage.getItem("language");
  if (LANGUAGES.includes(chosen)) return chosen;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

export async function speak(tag = language()) {
  const response = await fetch(`/api/words/${tag}`);
  said = await response.json();
  document.documentElement.lang = tag;
  document.title = said.title;
}

export function choose(tag) {
  localStorage.setItem("language", tag);
  return speak(tag);
}

export function known(name) {
  return name in said;
}

export function t(name, facts = {}) {
  const text = said[name] ?? name;
  return text.replace(/\{(\w+)\}/g, (gap, fact) => facts[fact] ?? gap);
}
