/** Values that a document's own schemas refuse: valid ones with one thing changed, so that the place of the fault is known. */
import type { ValidateFunction } from "ajv";
import type { DocumentSchemas } from "./document-schemas.js";
import { isObject } from "./json.js";
import type { ValuePath } from "./same-value.js";

export interface InvalidValue {
  readonly value: unknown;
  /** Where the change was made. */
  readonly path: ValuePath;
  readonly what: string;
}

/** For each type: enough to change everything that most have. */
const maximum = 60;
const deepest = 4;

export function invalidValuesOf(schemas: DocumentSchemas, pointer: string, valid: unknown): readonly InvalidValue[] {
  const accepts = schemas.validator(pointer);
  if (accepts === undefined) return [];
  const found: InvalidValue[] = [];
  for (const change of changesOf(valid, [])) {
    if (found.length >= maximum) break;
    const value = changed(valid, change.path, change.to);
    if (!accepts(value)) found.push({ value, path: severalWays(accepts.errors) ?? change.path, what: change.what });
  }
  return found;
}

/** Where `oneOf` refuses a value because it is several of its ways: the change only made it so. */
function severalWays(errors: ValidateFunction["errors"]): ValuePath | undefined {
  const refused = errors?.find(({ keyword, params }) => keyword === "oneOf" && Array.isArray(params.passingSchemas));
  return refused?.instancePath.split("/").slice(1);
}

interface Change {
  readonly path: ValuePath;
  readonly what: string;
  /** Undefined: left out. */
  readonly to: unknown;
}

/** Those of nearer places first, so that a limit cuts off what is deep inside. */
function* changesOf(root: unknown, start: ValuePath): Generator<Change> {
  let level: readonly (readonly [ValuePath, unknown])[] = [[start, root]];
  for (let depth = 0; depth < deepest && level.length > 0; depth++) {
    const next: (readonly [ValuePath, unknown])[] = [];
    for (const [path, value] of level) {
      if (path.length > 0) for (const [what, to] of otherThan(value)) yield { path, what, to };
      if (isObject(value)) {
        for (const [key, inner] of Object.entries(value)) {
          yield { path: [...path, key], what: "missing", to: undefined };
          next.push([[...path, key], inner]);
        }
      } else if (Array.isArray(value) && value.length > 0) next.push([[...path, "0"], value[0]]);
    }
    level = next;
  }
}

function otherThan(value: unknown): readonly (readonly [what: string, to: unknown])[] {
  const others: (readonly [string, unknown])[] = [["null", null]];
  if (typeof value === "string")
    others.push(
      ["number for text", 5],
      ["empty text", ""],
      ["other text", "?~ not one of these"],
      ["long text", "x".repeat(5000)],
    );
  else if (typeof value === "number")
    others.push(
      ["text for a number", String(value)],
      ["fraction", value + 0.5],
      ["small", -99_999],
      ["large", 9_999_999_999],
    );
  else if (typeof value === "boolean") others.push(["text for a boolean", String(value)], ["other boolean", !value]);
  else if (Array.isArray(value))
    others.push(
      ["object for a list", {}],
      ["empty list", []],
      ["null item", [null]],
      ["long list", Array(300).fill(value[0] ?? 1)],
    );
  else if (isObject(value)) others.push(["text for an object", "text"], ["list for an object", []]);
  return others;
}

function changed(value: unknown, path: ValuePath, to: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return to;
  if (Array.isArray(value))
    return value.map((item, at) => (String(at) === String(key) ? changed(item, rest, to) : item));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
      if (name !== String(key)) return [[name, inner]];
      return rest.length === 0 && to === undefined ? [] : [[name, changed(inner, rest, to)]];
    }),
  );
}
