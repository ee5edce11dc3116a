import { tenonKeys } from "../../contract/tenon-keys.js";
import type { TypeDeclaration } from "../../contract/type-declaration.js";
import { getSequence, getString, stringItems } from "../document/node.js";
import { enumMembers } from "../naming/enum-members.js";
import { pascalCase } from "../naming/names.js";
import type { SchemaView } from "../schemas/schema-view.js";

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
