/** ASP.NET's own route constraints: which there are, and which texts they accept. */

import type { PrimitiveName } from "../type-use.js";
import { isNumber } from "../values/numbers.js";

interface Constraint {
  /** The arguments that it takes, as counts; `text`: one that may hold anything. */
  readonly takes: readonly number[] | "text";
  readonly accepts: (text: string, parameters: readonly string[]) => boolean;
}

const plain = (pattern: RegExp): Constraint => ({ takes: [0], accepts: (text) => pattern.test(text) });
const sized = (
  takes: readonly number[],
  accepts: (size: number, parameters: readonly number[]) => boolean,
): Constraint => ({
  takes,
  accepts: (text, parameters) => accepts(text.length, parameters.map(Number)),
});
const ranged = (
  takes: readonly number[],
  accepts: (value: number, parameters: readonly number[]) => boolean,
): Constraint => ({
  takes,
  accepts: (text, parameters) => /^-?\d{1,15}$/.test(text) && accepts(Number(text), parameters.map(Number)),
});

const number = plain(/^-?\d+(\.\d+)?$/);

/** https://learn.microsoft.com/aspnet/core/fundamentals/routing#route-constraints */
const constraints = new Map<string, Constraint>([
  ["int", plain(/^-?\d{1,9}$/)],
  ["long", plain(/^-?\d{1,18}$/)],
  ["bool", plain(/^(true|false)$/i)],
  ["guid", plain(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i)],
  ["alpha", plain(/^[a-z]*$/i)],
  ["decimal", number],
  ["double", number],
  ["float", number],
  ["datetime", plain(/^\d{4}-\d\d-\d\d$/)],
  ["required", plain(/./)],
  ["file", plain(/\.[^./]+$/)],
  ["nonfile", plain(/^[^.]*$/)],
  ["minlength", sized([1], (size, [least = 0]) => size >= least)],
  ["maxlength", sized([1], (size, [most = 0]) => size <= most)],
  ["length", sized([1, 2], (size, [least = 0, most = least]) => size >= least && size <= most)],
  ["min", ranged([1], (value, [least = 0]) => value >= least)],
  ["max", ranged([1], (value, [most = 0]) => value <= most)],
  ["range", ranged([2], (value, [least = 0, most = 0]) => value >= least && value <= most)],
  ["regex", { takes: "text", accepts: (text, [pattern = ""]) => matches(pattern, text) }],
]);

function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, "i").test(text);
  } catch {
    return false;
  }
}

interface WrittenConstraint {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly constraint: Constraint | undefined;
}

function readConstraint(written: string): WrittenConstraint {
  const [, name = written, text] = /^([^(]*)\((.*)\)$/s.exec(written) ?? [];
  const constraint = constraints.get(name.toLowerCase());
  const parameters =
    text === undefined ? [] : constraint?.takes === "text" ? [text] : text.split(",").map((one) => one.trim());
  return { name, parameters, constraint };
}

/** Why the framework makes no constraint of it; undefined if it does. Constraints that a program registers itself are unknown here. */
export function constraintProblem(written: string): string | undefined {
  const { name, parameters, constraint } = readConstraint(written);
  if (constraint === undefined) return `there is no constraint \`${name}\``;
  const { takes } = constraint;
  if (takes === "text") return parameters.length === 1 ? undefined : `\`${name}\` takes a pattern`;
  if (!takes.includes(parameters.length))
    return `\`${name}\` takes ${takes.join(" or ")} arguments, not ${parameters.length}`;
  const wrong = parameters.find((one) => !/^-?\d+$/.test(one));
  return wrong === undefined ? undefined : `\`${name}\` takes numbers, not "${wrong}"`;
}

/** Whether it is known to accept the text: of an unknown constraint, nothing is concluded. */
export function acceptsValue(written: string, text: string): boolean {
  const { parameters, constraint } = readConstraint(written);
  return constraint?.accepts(text, parameters) ?? false;
}

const samples = [
  "1",
  "a",
  "abc",
  "12345",
  "true",
  "6f9619ff-8b86-d011-b42d-00c04fc964ff",
  "2020-01-31",
  "1.5",
  "a.txt",
];

/** Texts that all these constraints accept, as far as they are known: the parameter's own name if it can be. */
export function sampleValues(name: string, written: readonly string[]): readonly string[] {
  return [name, ...samples].filter((sample) => written.every((one) => acceptsValue(one, sample)));
}

/** How the texts of a type look, for the types that not every text can be. */
const forms: readonly (readonly [(name: PrimitiveName) => boolean, RegExp])[] = [
  [(name) => name === "boolean", /^(true|false)$/i],
  [(name) => name === "guid", /^[0-9a-f]{8}-/i],
  [(name) => /^date/.test(name), /^\d{4}-\d\d-\d\d/],
  [(name) => /^u?int/.test(name), /^-?\d+$/],
  [isNumber, /^-?\d+(\.\d+)?$/],
];

/** Whether the constraints reject every text of the type: `{id:guid}` for a number. */
export function excludesAll(written: readonly string[], type: PrimitiveName): boolean {
  const form = forms.find(([isOfType]) => isOfType(type))?.[1];
  const accepted = samples.filter((sample) => written.every((one) => acceptsValue(one, sample)));
  return form !== undefined && accepted.length > 0 && !accepted.some((sample) => form.test(sample));
}
