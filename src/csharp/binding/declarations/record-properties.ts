/** The properties a record makes from its primary constructor (C# 9, "positional members"). */
import { documentationComment } from "../../syntax/index.js";
import { bindAttributes } from "../attributes/attributes.js";
import type { SourceTypeSymbol } from "../symbols/source-symbols.js";
import type {
  AccessorSymbol,
  AttributeData,
  MemberSymbol,
  ParameterSymbol,
  PropertySymbol,
} from "../symbols/symbols.js";
import { sameType } from "../symbols/types.js";
import { membersOf } from "../types/hierarchy.js";
import { substituteType } from "../types/substitution.js";
import { parameterDocumentation } from "./documentation.js";
import type { SourceMethod } from "./source-method.js";
import { SourceParameter } from "./source-parameter.js";

/** Positional properties come before the written members; a member of that name that is already there takes its place. */
export function addPositionalProperties(
  type: SourceTypeSymbol,
  primary: SourceMethod,
  members: readonly MemberSymbol[],
): readonly MemberSymbol[] {
  const written = new Set(members.filter(takesThePlace).map((member) => member.name));
  const made: PropertySymbol[] = [];
  for (const parameter of primary.parameters) {
    if (!(parameter instanceof SourceParameter) || written.has(parameter.name) || parameter.name === "") continue;
    if (isInherited(type, parameter)) continue;
    made.push(new PositionalProperty(type, parameter));
  }
  return [primary, ...made, ...members.filter((member) => member !== primary)];
}

function takesThePlace(member: MemberSymbol): boolean {
  return (
    member.kind === "field" ||
    (member.kind === "property" && !member.isIndexer && !member.isExplicitInterfaceImplementation)
  );
}

/** `record Cat(string Name) : Animal(Name)`: the base has `Name` already. An abstract one is overridden instead. */
function isInherited(type: SourceTypeSymbol, parameter: ParameterSymbol): boolean {
  const base = type.baseType;
  if (base === undefined || base.symbol.metadataName === "System.Object") return false;
  return membersOf(base).some(({ member, declaredIn }) => {
    if (member.name !== parameter.name || member.isStatic || member.accessibility === "private") return false;
    if (member.kind === "property") {
      if (member.isAbstract || member.getter === undefined) return false;
    } else if (member.kind !== "field") return false;
    return sameType(substituteType(member.type, declaredIn).type, parameter.type.type);
  });
}

const autoAccessor: AccessorSymbol = { accessibility: "public", attributes: [], parameters: [], body: undefined };

class PositionalProperty implements PropertySymbol {
  readonly kind = "property";
  readonly name: string;
  readonly containingType: SourceTypeSymbol;
  readonly accessibility = "public";
  readonly isStatic = false;
  readonly isAbstract = false;
  readonly isVirtual = false;
  readonly isSealed = false;
  readonly parameters: readonly ParameterSymbol[] = [];
  readonly isIndexer = false;
  readonly returnsByRef = false;
  readonly isRequired = false;
  readonly isExplicitInterfaceImplementation = false;
  readonly getter: AccessorSymbol = autoAccessor;
  readonly setter: AccessorSymbol & { readonly isInitOnly: boolean };
  readonly primaryConstructorParameter: SourceParameter;
  readonly initializer = undefined;
  readonly getterExpression = undefined;
  #attributes: readonly AttributeData[] | undefined;

  constructor(containingType: SourceTypeSymbol, parameter: SourceParameter) {
    this.name = parameter.name;
    this.containingType = containingType;
    this.primaryConstructorParameter = parameter;
    // The properties of a record struct may be set, unless it is readonly.
    const isInitOnly = containingType.typeKind === "class" || containingType.isReadOnly;
    this.setter = { ...autoAccessor, isInitOnly };
  }

  get type() {
    return this.primaryConstructorParameter.type;
  }

  get isOverride(): boolean {
    const base = this.containingType.baseType;
    return (
      base !== undefined &&
      base.symbol.metadataName !== "System.Object" &&
      membersOf(base).some(({ member }) => member.kind === "property" && member.name === this.name && member.isAbstract)
    );
  }

  get location() {
    return this.primaryConstructorParameter.location;
  }

  get attributes(): readonly AttributeData[] {
    const parameter = this.primaryConstructorParameter;
    this.#attributes ??= bindAttributes(parameter.syntax.attributeLists, "propertyOfParameter", parameter.scope);
    return this.#attributes;
  }

  get documentation(): string | undefined {
    for (const { context, syntax } of this.containingType.parts) {
      const documentation = documentationComment(context.file, syntax);
      const text = documentation === null ? undefined : parameterDocumentation(documentation, this.name);
      if (text !== undefined) return `<summary>${text}</summary>`;
    }
    return undefined;
  }
}
