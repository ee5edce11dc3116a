import { tenonKeys } from "../../contract/tenon-keys.js";
import type { TypeDeclaration } from "../../contract/type-declaration.js";
import { matchesPattern } from "../../contract/values/pattern-match.js";
import type { DiagnosticSink } from "../../diagnostics/diagnostic.js";
import { getSequence, getString, placeOf, stringItems } from "../document/node.js";
import { enumMembers } from "../naming/enum-members.js";
import { pascalCase } from "../naming/names.js";
import type { SchemaView } from "../schemas/schema-view.js";
import { inexpressible, type SchemaNotes } from "./notes.js";

export function enumBody(
  view: SchemaView,
): Pick<Extract<TypeDeclaration, { kind: "enum" }>, "kind" | "members" | "flags" | "wire" | "underlying"> {
  const values = [...new Set(view.values ?? [])].filter(
    (value) => typeof value === "string" || typeof value === "number",
  );
  const listed = values.map((value) => view.msEnum?.describe(value));
  const names =
    [tenonKeys.enumNames, "x-enum-varnames", "x-enumNames"]
      .map((key) => stringItems(getSequence(view.node, key)))
      .find((names) => names.length === values.length && values.length > 0) ??
    (listed.some((one) => one?.name !== undefined)
      ? listed.map((one, at) => one?.name ?? String(values[at]))
      : undefined);
  const titles = (view.described ?? []).map((constant) => getString(constant, "title") ?? "");
  const areNamed = titles.length === values.length && titles.every((title) => pascalCase(title) !== "");
  const described =
    view.described?.map((constant) => getString(constant, "description")?.trim() ?? "") ??
    (listed.some((one) => one?.description !== undefined)
      ? listed.map((one) => one?.description ?? "")
      : stringItems(getSequence(view.node, "x-enum-descriptions")));
  const members = enumMembers(
    values,
    names ?? (areNamed && titles.length > 0 ? titles : undefined),
    described.length === values.length ? described : undefined,
  );
  const numeric = values.every((value) => typeof value === "number");
  const wide = numeric && values.some((value) => Math.abs(Number(value)) > 2147483647);
  return {
    kind: "enum",
    members,
    flags: false,
    wire: numeric ? "number" : "string",
    underlying: wide ? "int64" : "int32",
  };
}

/** A member of an enum is a value, whatever the schema's pattern and lengths say of it. */
export function tellRefusedMember(view: SchemaView, notes: SchemaNotes, sink: DiagnosticSink): void {
  const { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = view.constraints;
  const refused = (view.values ?? []).find((value) => {
    if (typeof value !== "string") return false;
    const { length } = [...value];
    return (
      length < minLength || length > maxLength || (pattern !== undefined && matchesPattern(pattern, value) === false)
    );
  });
  if (refused !== undefined)
    inexpressible(
      sink,
      notes,
      placeOf(view.node),
      "enum",
      `${refused} is read, which the pattern or the length refuses`,
    );
}
