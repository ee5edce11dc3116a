import { memo } from "../../../caching/memo.js";
import type { Location } from "../../../diagnostics/location.js";
import { locationOf, textOf } from "../../syntax/index.js";
import type { AttributeListSyntax, AttributeSyntax } from "../../syntax/nodes.js";
import { lastNameOf, nameOf } from "../names/type-binder.js";
import type { Scope } from "../symbols/scope.js";
import type { AttributeData, Constant, NamedType } from "../symbols/symbols.js";
import { type BoundAttributeArguments, bindAttributeArguments } from "./attribute-arguments.js";
import { bindAttributeClass } from "./attribute-class.js";

/** What attributes can be applied to; each takes the lists without a target or with its own. */
export type AttributeTarget =
  | "type"
  | "method"
  | "field"
  | "property"
  | "event"
  | "param"
  | "typevar"
  /** Takes only `[assembly: …]`. */
  | "assembly"
  /** Takes only `[return: …]`. */
  | "return"
  /** Takes only the `[method: …]` of a type with a parameter list. */
  | "primaryConstructor"
  /** Takes only the `[property: …]` of a record's parameter. */
  | "propertyOfParameter"
  /** Takes none. */
  | "none";

export function bindAttributes(
  lists: readonly AttributeListSyntax[],
  target: AttributeTarget,
  scope: Scope,
): readonly AttributeData[] {
  if (lists.length === 0) return [];
  const attributes: AttributeData[] = [];
  for (const list of lists) {
    if (!goesTo(list, target, scope)) continue;
    for (const syntax of list.attributes) attributes.push(new SourceAttribute(syntax, scope));
  }
  return attributes;
}

function goesTo(list: AttributeListSyntax, target: AttributeTarget, scope: Scope): boolean {
  const written =
    list.target === null ? undefined : textOf(scope.context.file, list.target.identifier).replace(/^@/, "");
  switch (target) {
    case "assembly":
    case "return":
      return written === target;
    case "primaryConstructor":
      return written === "method";
    case "propertyOfParameter":
      return written === "property";
    case "none":
      return false;
    default:
      return written === undefined || written === target;
  }
}

class SourceAttribute implements AttributeData {
  readonly name: string;
  readonly #syntax: AttributeSyntax;
  readonly #scope: Scope;
  readonly #class: () => NamedType | undefined;
  readonly #arguments: () => BoundAttributeArguments;
  #location: Location | undefined;

  constructor(syntax: AttributeSyntax, scope: Scope) {
    this.#syntax = syntax;
    this.#scope = scope;
    this.name = nameOf(lastNameOf(syntax.name), scope).replace(/(?<=.)Attribute$/, "");
    this.#class = memo(
      () => bindAttributeClass(syntax.name, scope),
      () => undefined,
    );
    this.#arguments = memo(
      () => bindAttributeArguments(syntax, this.#class(), scope),
      () => ({ constructorArguments: [], constructorParameters: [], namedArguments: [] }),
    );
  }

  get attributeClass(): NamedType | undefined {
    return this.#class();
  }

  get constructorArguments(): readonly Constant[] {
    return this.#arguments().constructorArguments;
  }

  get constructorParameters(): readonly string[] {
    return this.#arguments().constructorParameters;
  }

  get namedArguments() {
    return this.#arguments().namedArguments;
  }

  get location(): Location {
    this.#location ??= locationOf(this.#scope.context.file, this.#syntax);
    return this.#location;
  }
}

/** The first attribute whose class has one of these full names, `Namespace.NameAttribute`. */
export function findAttribute(
  attributes: readonly AttributeData[],
  fullNames: readonly string[],
): AttributeData | undefined {
  return attributes.find((attribute) => {
    const symbol = attribute.attributeClass?.symbol;
    if (symbol === undefined) return false;
    const full = symbol.namespace === "" ? symbol.name : `${symbol.namespace}.${symbol.name}`;
    return fullNames.includes(full);
  });
}
