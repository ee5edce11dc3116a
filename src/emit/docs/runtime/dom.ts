/** The element of the page with this id. */
export function pageElement<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`The page has no ${id}.`);
  return found;
}

/** A new element with these properties and contents. Text is always text: nothing is parsed as HTML. */
export function made<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...contents: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...contents);
  return element;
}

/** What the emitter wrote into the attribute. The page is generated whole, so that its shape is known. */
export function dataOf<T>(element: HTMLElement, name: string): T {
  return JSON.parse(element.dataset[name] ?? "null") as T;
}
