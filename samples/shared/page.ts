/** What the pages of the samples share: the code that ran, beside what came of it. */

/** The element of the page with this id. */
export function element<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`The page has no ${id}.`);
  return found;
}

/** A new element; contents that are texts stay texts. */
export function made<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  ...contents: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const one = document.createElement(name);
  if (className !== "") one.className = className;
  one.append(...contents);
  return one;
}

export function button(label: string, action: () => Promise<unknown>): HTMLButtonElement {
  const one = made("button", "", label);
  one.type = "button";
  one.addEventListener("click", () => void action());
  return one;
}

/** Any answer of a generated function with `{ unwrap: false }`. */
export interface Answer {
  readonly status: number;
  readonly data: unknown;
}

/** Where the last call is shown. Made before the first one, so that a screen reader hears each answer. */
export function placeLastCall(): void {
  const status = made("figcaption", "", "Answer");
  status.id = "status";
  status.role = "status";
  element("last-call", HTMLDivElement).append(
    figure(made("figcaption", "", "web/src/calls.ts"), "source", "Source of the call"),
    figure(status, "result", "Answer"),
  );
}

function figure(caption: HTMLElement, id: string, label: string): HTMLElement {
  const text = made("pre", "");
  text.id = id;
  text.tabIndex = 0;
  text.ariaLabel = label;
  return made("figure", "", caption, text);
}

/** Shows the call that was made: its own source, from the file that was compiled, beside the answer. */
export function showCall(source: string, region: string, answer: Answer): void {
  showSource("source", source, region);
  const { status, data } = answer;
  const kind = status < 400 ? "good" : "bad";
  element("status", HTMLElement).replaceChildren("Answer: ", made("span", `status ${kind}`, String(status)));
  element("result", HTMLPreElement).textContent =
    data === undefined ? "no body" : data instanceof File ? `${data.name}, ${data.type}` : JSON.stringify(data, null, 2);
}

/** The lines between `// #region name` and `// #endregion`. */
export function showSource(id: string, source: string, region: string): void {
  const found = new RegExp(`// #region ${region}\\n([\\s\\S]*?)\\n// #endregion`).exec(source)?.[1];
  if (found === undefined) throw new Error(`The source has no region ${region}.`);
  element(id, HTMLPreElement).replaceChildren(...highlighted(found));
}

const token =
  /(\/\/[^\n]*|\/\*[\s\S]*?\*\/)|("(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)|\b(import|from|export|async|await|function|const|return|switch|case|if|else|type|as|new)\b/g;

function highlighted(code: string): readonly (Node | string)[] {
  const parts: (Node | string)[] = [];
  let end = 0;
  for (const found of code.matchAll(token)) {
    const [whole, comment, text] = found;
    parts.push(code.slice(end, found.index));
    parts.push(made("span", comment !== undefined ? "comment" : text !== undefined ? "string" : "keyword", whole));
    end = found.index + whole.length;
  }
  return [...parts, code.slice(end)];
}

/** What a gate said: the change, the command, and its verdict. */
export function showGate(id: string, text: string): void {
  const lines = text.trimEnd().split("\n");
  element(id, HTMLPreElement).replaceChildren(
    ...lines.flatMap((line) => [made("span", kindOf(line), line), "\n"]),
  );
}

function kindOf(line: string): string {
  if (line.startsWith("+")) return "added";
  if (line.startsWith("-")) return "removed";
  if (line.startsWith("$ ")) return "keyword";
  return /: error TN|^exit code 1|drifted|missing/.test(line) ? "failed" : "";
}
