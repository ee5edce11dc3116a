import { pageElement } from "./dom.js";
import type { Navigation } from "./navigation.js";

interface Entry {
  readonly link: HTMLAnchorElement;
  readonly item: HTMLElement;
  /** What it is called, and everything that the page says of it. */
  readonly name: string;
  readonly text: string;
}

/** Shows only the entries that have every word, those that have them in their names first in the keyboard's reach. */
export function startSearch(navigation: Navigation): void {
  const input = pageElement("search", HTMLInputElement);
  const found = pageElement("found", HTMLParagraphElement);
  input.closest<HTMLElement>(".search")?.removeAttribute("hidden");

  let known: readonly Entry[] | undefined;
  const entries = (): readonly Entry[] => {
    known ??= [...document.querySelectorAll<HTMLAnchorElement>(".entry")].map(entryOf);
    return known;
  };
  const visible = (): readonly Entry[] => entries().filter(({ item }) => !item.hidden);

  const search = (): void => {
    const words = input.value
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== "");
    for (const { item, text } of entries()) item.hidden = !words.every((word) => text.includes(word));
    for (const group of document.querySelectorAll<HTMLElement>("nav .group")) {
      group.hidden = group.querySelector("li:not([hidden])") === null;
    }
    const count = visible().length;
    found.textContent = words.length === 0 ? "" : count === 1 ? "1 found" : `${count} found`;
  };

  input.addEventListener("input", search);
  input.addEventListener("keydown", (event) => {
    if (event.key === "Enter") {
      event.preventDefault();
      best(visible(), input.value)?.link.click();
    } else if (event.key === "Escape") {
      input.value = "";
      search();
    }
  });
  pageElement("navigation", HTMLElement).addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const links = visible().map(({ link }) => link);
    const focused = document.activeElement;
    const at = focused instanceof HTMLAnchorElement ? links.indexOf(focused) : -1;
    if (at < 0 && focused !== input) return;
    event.preventDefault();
    const next = event.key === "ArrowDown" ? links[at + 1] : (links[at - 1] ?? input);
    next?.focus();
  });
  addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    navigation.open(true);
    input.focus();
    input.select();
  });
}

function entryOf(link: HTMLAnchorElement): Entry {
  const described = document.getElementById((link.getAttribute("href") ?? "#").slice(1));
  const name = (link.textContent ?? "").toLowerCase();
  const text = `${name} ${described?.textContent ?? ""}`.toLowerCase();
  return { link, item: link.closest("li") ?? link, name, text };
}

/** The one that is called so, before those that only mention it. */
function best(entries: readonly Entry[], wanted: string): Entry | undefined {
  const word = wanted.trim().toLowerCase();
  return entries.find(({ name }) => name === word) ?? entries.find(({ name }) => name.includes(word)) ?? entries[0];
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("input, textarea, select");
}
