import { fitted } from "../../../caching/fitted.js";
import { noteCut } from "../../../caching/memo.js";
import type { Location } from "../../../diagnostics/location.js";
import { locationOf, textOf } from "../../syntax/index.js";
import type { AttributeListSyntax, AttributeSyntax } from "../../syntax/nodes.js";
import { lastNameOf, nameOf } from "../names/type-binder.js";
import type { SourceExpression } from "../symbols/bound-expression.js";
import type { Scope } from "../symbols/scope.js";
import type { AttributeData, Constant, MethodSymbol, NamedType } from "../symbols/symbols.js";
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
  if (lists.length === 0) return none;
  const attributes: AttributeData[] = [];
  for (let at = 0; at < lists.length; at++) {
    const list = lists[at];
    if (list === undefined || !goesTo(list, target, scope)) continue;
    for (let within = 0; within < list.attributes.length; within++) {
      const syntax = list.attributes[within];
      if (syntax !== undefined) attributes.push(new SourceAttribute(syntax, scope));
    }
  }
  return fitted(attributes);
}

const none: readonly AttributeData[] = [];

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

/** There are several for each operation: what is bound is kept in fields, because closures would cost more than the attribute. */
class SourceAttribute implements AttributeData {
  readonly name: string;
  readonly #syntax: AttributeSyntax;
  readonly #scope: Scope;
  #class: NamedType | "running" | "none" | undefined;
  #arguments: BoundAttributeArguments | "running" | undefined;
  #location: Location | undefined;

  constructor(syntax: AttributeSyntax, scope: Scope) {
    this.#syntax = syntax;
    this.#scope = scope;
    this.name = withoutSuffix(nameOf(lastNameOf(syntax.name), scope));
  }

  get attributeClass(): NamedType | undefined {
    if (this.#class === undefined) {
      this.#class = "running";
      this.#class = bindAttributeClass(this.#syntax.name, this.#scope) ?? "none";
    } else if (this.#class === "running") {
      noteCut();
      return undefined;
    }
    return this.#class === "none" ? undefined : this.#class;
  }

  #bound(): BoundAttributeArguments {
    if (this.#arguments === undefined) {
      this.#arguments = "running";
      this.#arguments = bindAttributeArguments(this.#syntax, this.attributeClass, this.#scope);
    } else if (this.#arguments === "running") {
      noteCut();
      return noArguments;
    }
    return this.#arguments;
  }

  get attributeConstructor(): MethodSymbol | undefined {
    return this.#bound().attributeConstructor;
  }

  get constructorArguments(): readonly Constant[] {
    return this.#bound().constructorArguments;
  }

  get constructorParameters(): readonly string[] {
    return this.#bound().constructorParameters;
  }

  get namedArguments() {
    return this.#bound().namedArguments;
  }

  get place(): SourceExpression {
    return { syntax: this.#syntax.name, scope: this.#scope };
  }

  get location(): Location {
    this.#location ??= locationOf(this.#scope.context.file, this.#syntax);
    return this.#location;
  }
}

const noArguments: BoundAttributeArguments = {
  attributeConstructor: undefined,
  constructorArguments: [],
  constructorParameters: [],
  namedArguments: [],
};

const suffix = "Attribute";

function withoutSuffix(name: string): string {
  return name.length > suffix.length && name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
}

/** The first attribute whose class has one of these full names, `Namespace.NameAttribute`. */
export function findAttribute(
  attributes: readonly AttributeData[],
  fullNames: readonly string[],
): AttributeData | undefined {
  for (let at = 0; at < attributes.length; at++) {
    const attribute = attributes[at];
    const symbol = attribute?.attributeClass?.symbol;
    // Compares the ends first: most full names then need not be put together.
    if (symbol === undefined || !fullNames.some((fullName) => fullName.endsWith(symbol.name))) continue;
    const full = symbol.namespace === "" ? symbol.name : `${symbol.namespace}.${symbol.name}`;
    if (fullNames.includes(full)) return attribute;
  }
  return undefined;
}
