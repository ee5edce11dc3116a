/** The values that each action has for the tokens of its routes: `[controller]`, `[action]`, `[area]`, and those of attributes. */
import { withoutAsync } from "../../../contract/names/names.js";
import type { AttributeData } from "../../../csharp/binding/symbols/symbols.js";
import { attribute, attributeTable, stringOf } from "../../attributes.js";
import { asFrameworkAttribute } from "../../program/derived-attributes.js";
import type { MvcSettings } from "../../start/mvc-settings.js";
import { unknownIn } from "../../unknown-arguments.js";
import type { Action } from "./controller-classes.js";
import { actionNameAttribute, actionNameOf } from "./route-selectors.js";

/** By name in lower case. */
export function tokenValues(
  { controller, method, attributes, onController }: Action,
  { keepsAsyncSuffix }: MvcSettings,
): ReadonlyMap<string, string> {
  const values = new Map([
    ["controller", controller.name.replace(/Controller$/i, "") || controller.name],
    ["action", actionNameOf(attributes) ?? (keepsAsyncSuffix ? method.name : withoutAsync(method.name))],
  ]);
  for (const data of [...attributes, ...onController]) {
    const { key, value } = routeValueOf(data) ?? {};
    if (key !== undefined && value !== undefined && !values.has(key)) values.set(key, value);
  }
  return values;
}

/** `[Area("shop")]`, and attributes of the application's own over `RouteValueAttribute`. */
function routeValueOf(
  written: AttributeData,
): { readonly key: string | undefined; readonly value: string | undefined } | undefined {
  const role = routeValueRole(written);
  if (role === undefined) return undefined;
  const constructorArguments = asFrameworkAttribute(written)?.constructorArguments ?? [];
  const key = role === "area" ? "area" : stringOf(constructorArguments[0])?.toLowerCase();
  return { key, value: stringOf(constructorArguments[role === "area" ? 0 : 1]) };
}

const routeValueRole = attributeTable<"area" | "value">([
  ["Microsoft.AspNetCore.Mvc.Area", "area"],
  ["Microsoft.AspNetCore.Mvc.Routing.RouteValue", "value"],
]);

/** `{controller}` and the like, and `{tenant}` with an attribute that gives it a value. */
const routeValue = /(?<!\{)\{(\w+)(?:[:=?][^{}]*)?\}(?!\})/g;

/** Each action has values for them, and answers only a request that has the same ones. */
export function withRouteValues(template: string, values: () => ReadonlyMap<string, string>): string {
  if (!template.includes("{")) return template;
  const routeValues = values();
  return template.replace(routeValue, (whole, name: string) => routeValues.get(name.toLowerCase()) ?? whole);
}

/** The attribute that gives a token of the template a value which cannot be known. */
export function unknownTokens(template: string, { attributes, onController }: Action): string | undefined {
  if (!/[[{]/.test(template)) return undefined;
  const named = /[[{]action\b/i.test(template) ? attribute(attributes, actionNameAttribute) : undefined;
  if (named?.constructorArguments.some((constant) => unknownIn(constant).length > 0) === true) return `[${named.name}]`;
  const seen = new Set<string>();
  for (const data of [...attributes, ...onController]) {
    const said = routeValueOf(data);
    if (said === undefined) continue;
    // One whose key is not known may give any token a value.
    const asked = said.key === undefined ? /[[{]/ : new RegExp(`[[{]${escaped(said.key)}\\b`, "i");
    if (said.value === undefined && !seen.has(said.key ?? "") && asked.test(template)) return `[${data.name}]`;
    if (said.key !== undefined) seen.add(said.key);
  }
  return undefined;
}

function escaped(text: string): string {
  return text.replace(/[^\w]/g, "\\$&");
}
