/** What an operation under `/echo` answers of its inputs: under each name the value that was sent, or what stands for it. */
import type { CallFact } from "../../scripts/judge/server-facts.js";
import type { Operation } from "../../src/contract/operation.js";

/** The first value that did not arrive as it was sent; undefined where all did, or nothing is echoed. */
export function lostValue(
  { route, inputs }: Operation,
  args: readonly unknown[],
  { status, body }: CallFact,
): { readonly name: string; readonly sent: string; readonly bound: string } | undefined {
  if (!route.template.startsWith("/echo/") || status !== 200) return undefined;
  const sent = Object.assign(
    {},
    ...inputs.map((input, at) => (input.kind === "parameterObject" ? args[at] : { [input.name]: args[at] })),
  ) as Record<string, unknown>;
  const bound = JSON.parse(body) as Record<string, unknown>;
  for (const [name, value] of Object.entries(sent)) {
    if (value === undefined) continue;
    if (!(name in bound)) throw new Error(`${route.template} does not echo ${name}`);
    if (!isSame(value, bound[name])) return { name, sent: JSON.stringify(value), bound: JSON.stringify(bound[name]) };
  }
  return undefined;
}

function isSame(sent: unknown, bound: unknown): boolean {
  if (sent === bound) return true;
  // What is not there: no key, no element.
  if (sent === null || sent === undefined) return bound === null || bound === undefined || isEmpty(bound);
  // MVC takes an empty text in a query or a form for one that is missing.
  if (sent === "" && bound === null) return true;
  if (isEmpty(sent)) return bound === null || typeof bound === "object";
  if (sent instanceof File) return bound === sent.size;
  if (typeof sent === "string" && typeof bound === "string") return isSameText(sent, bound);
  if (typeof sent === "number" || typeof bound === "number") return Number(sent) === Number(bound);
  if (Array.isArray(sent) && Array.isArray(bound))
    return sent.length === bound.length && sent.every((one, at) => isSame(one, bound[at]));
  if (typeof sent !== "object" || typeof bound !== "object" || bound === null) return false;
  const of = bound as Record<string, unknown>;
  return Object.entries(sent).every(([key, value]) => value === undefined || isSame(value, of[key]));
}

function isEmpty(value: unknown): boolean {
  return typeof value === "object" && value !== null && !(value instanceof File) && Object.keys(value).length === 0;
}

/** A moment is written in more than one way; a form in parts has line ends of its own. */
function isSameText(sent: string, bound: string): boolean {
  if (sent.replaceAll(/\r?\n/g, "\n") === bound.replaceAll("\r\n", "\n")) return true;
  const [one, other] = [Date.parse(sent), Date.parse(bound)];
  return !Number.isNaN(one) && one === other;
}
