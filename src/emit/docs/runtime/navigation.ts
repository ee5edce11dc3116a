import { pageElement } from "./dom.js";

const narrow = matchMedia("(max-width: 60rem)");

export interface Navigation {
  /** On a narrow screen the navigation is behind a button. */
  open(isOpen: boolean): void;
}

/** The menu of a narrow screen, and the mark on the entry of the address. */
export function startNavigation(): Navigation {
  const menu = pageElement("menu", HTMLButtonElement);
  const navigation = pageElement("navigation", HTMLElement);
  const open = (isOpen: boolean): void => {
    navigation.classList.toggle("open", isOpen);
    menu.setAttribute("aria-expanded", String(isOpen));
  };
  menu.hidden = false;
  menu.addEventListener("click", () => open(menu.getAttribute("aria-expanded") !== "true"));
  navigation.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a") !== null && narrow.matches) open(false);
  });
  addEventListener("hashchange", arrive);
  // Later than the browser's own going there, which takes the keyboard away again.
  addEventListener("load", () => setTimeout(arrive));
  return { open };
}

/** Marks the entry, and puts the keyboard where the address points. */
function arrive(): void {
  const id = location.hash.slice(1);
  for (const entry of document.querySelectorAll(".entry")) {
    if (entry.getAttribute("href") !== location.hash) entry.removeAttribute("aria-current");
    else {
      entry.setAttribute("aria-current", "true");
      entry.scrollIntoView({ block: "nearest", behavior: "instant" });
    }
  }
  const target = id === "" ? null : document.getElementById(id);
  if (target === null) return;
  const heading = target.matches("[tabindex]") ? target : target.querySelector("[tabindex]");
  target.scrollIntoView({ behavior: "instant" });
  if (heading instanceof HTMLElement) heading.focus({ preventScroll: true });
}
