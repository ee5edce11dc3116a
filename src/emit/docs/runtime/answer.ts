import type { Call, CallAnswer } from "./call.js";
import { made } from "./dom.js";

/** Nobody reads more than this, and a stream may never end. */
const mostCharacters = 200_000;

/** Shows what the server said, and whether it said so in the contract. */
export async function showAnswer(response: Response, call: Call, into: HTMLElement): Promise<void> {
  const declared = declaredAnswer(response.status, call.answers);
  const said = `${response.status} ${response.statusText}`.trim();
  into.append(
    made("p", {}, made("strong", { className: `status ${response.ok ? "success" : "failure"}` }, said)),
    declared === undefined
      ? made("p", { className: "problem" }, `The status ${response.status} is not declared.`)
      : made("p", { className: "declared" }, `Declared as ${declared.status}: ${declared.body}.`),
  );
  if (response.redirected) into.append(made("p", {}, `The server redirected; this is the answer of ${response.url}.`));
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`);
  into.append(
    made("p", { className: "quiet" }, "Headers that the server lets this page see"),
    made("pre", { tabIndex: 0, className: "headers" }, headers.join("\n") || "none"),
  );
  await showBody(response, into);
}

export function declaredAnswer(status: number, answers: readonly CallAnswer[]): CallAnswer | undefined {
  const keys = [String(status), `${Math.floor(status / 100)}XX`, "default"];
  return keys.map((key) => answers.find((answer) => answer.status === key)).find((answer) => answer !== undefined);
}

async function showBody(response: Response, into: HTMLElement): Promise<void> {
  const type = response.headers.get("content-type") ?? "";
  if (type !== "" && !/^text\/|json|xml|javascript|x-www-form-urlencoded|event-stream/i.test(type)) {
    const file = await response.blob();
    const link = made("a", { href: URL.createObjectURL(file), download: "answer" }, "Save it");
    into.append(made("p", {}, `${file.size} bytes of ${type}. `, link));
    return;
  }
  const shown = made("pre", { tabIndex: 0, className: "answer-body" });
  into.append(shown);
  const text = await readText(response, (soFar) => {
    shown.textContent = soFar;
  });
  if (text === "") shown.replaceWith(made("p", { className: "quiet" }, "No body."));
  else if (/json/i.test(type)) shown.textContent = indented(text);
}

/** Shows a stream while it comes. */
async function readText(response: Response, show: (soFar: string) => void): Promise<string> {
  let text = "";
  if (response.body === null) return text;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    if (text.length > mostCharacters) {
      await reader.cancel();
      text = `${text.slice(0, mostCharacters)}\n… and more that is not shown.`;
      show(text);
      return text;
    }
    show(text);
  }
  return text;
}

/** Without reading numbers: a double would not hold every one of them. */
function indented(text: string): string {
  try {
    JSON.parse(text);
  } catch {
    return text;
  }
  let depth = 0;
  const newLine = (change: number): string => {
    depth += change;
    return `\n${"  ".repeat(depth)}`;
  };
  return text.replace(/"(?:[^"\\]|\\.)*"|\{\s*\}|\[\s*\]|[{}[\],:]|\s+/g, (token) => {
    if (token.startsWith('"')) return token;
    const mark = token.replace(/\s+/g, "");
    if (mark === "{" || mark === "[") return mark + newLine(1);
    if (mark === "}" || mark === "]") return newLine(-1) + mark;
    if (mark === ",") return mark + newLine(0);
    return mark === ":" ? ": " : mark;
  });
}
