/** Types of assemblies as C# declarations: what a reference assembly says, without bodies. */
import { specialTypeOfSymbol } from "../../src/csharp/binding/symbols/special-types.js";
import type {
  AnnotatedType,
  AttributeData,
  Constant,
  EventSymbol,
  FieldSymbol,
  MemberSymbol,
  MethodSymbol,
  NamedType,
  NamedTypeSymbol,
  ParameterSymbol,
  PropertySymbol,
  Type,
  TypeParameterSymbol,
} from "../../src/csharp/binding/symbols/symbols.js";
import { isNullableValue, selfType } from "../../src/csharp/binding/symbols/types.js";
import { baseTypes } from "../../src/csharp/binding/types/hierarchy.js";
import { substituteNamed } from "../../src/csharp/binding/types/substitution.js";
import { operatorTokens } from "./operator-tokens.js";

/** Which types are declared, and how a name refers to one of them. */
export interface DeclaredTypes {
  has(type: NamedTypeSymbol): boolean;
  /** The name without type arguments, as it is found from everywhere in the file. */
  nameOf(type: NamedTypeSymbol): string;
}

/** A member whose signature needs a type that is not declared. */
class NotDeclared extends Error {}

const visible = new Set(["public", "protected", "protectedInternal"]);
const isVisible = ({ accessibility }: { readonly accessibility: string }): boolean => visible.has(accessibility);

export class CSharpDeclarations {
  readonly #types: DeclaredTypes;

  constructor(types: DeclaredTypes) {
    this.#types = types;
  }

  /** A type that several assemblies declare parts of is written once, with the members of all. */
  type(parts: readonly NamedTypeSymbol[]): readonly string[] {
    const [type] = parts;
    if (type === undefined) return [];
    const attributes = this.#attributes(type.attributes);
    if (type.typeKind === "delegate") return [...attributes, this.#delegate(type)];
    const head = `public ${kindOf(type)} ${type.name}${parameterList(type.typeParameters)}${this.#bases(type)}${this.#constraints(type.typeParameters)}`;
    const members = parts.flatMap((part) => [
      ...part.members.flatMap((member) => this.#member(member)),
      ...part.nestedTypes.filter(isVisible).map((nested) => this.type([nested]).join("\n")),
    ]);
    const lines = [...new Set(members)].flatMap((member) => member.split("\n"));
    if (lines.length === 0) return [...attributes, `${head} { }`];
    return [...attributes, head, "{", ...lines.map((line) => `    ${line}`), "}"];
  }

  #bases(type: NamedTypeSymbol): string {
    if (type.typeKind === "enum") return type.enumUnderlyingType === "int" ? "" : ` : ${type.enumUnderlyingType}`;
    const bases = [...this.#baseClass(type), ...this.#interfaces(type)];
    return bases.length === 0 ? "" : ` : ${bases.join(", ")}`;
  }

  #baseClass(type: NamedTypeSymbol): readonly string[] {
    if (type.typeKind !== "class") return [];
    const base = baseTypes(selfType(type)).find((candidate) => this.#isDeclared(candidate));
    return base === undefined || specialTypeOfSymbol(base.symbol) === "object" ? [] : [this.#named(base)];
  }

  /** Of an interface that is not declared, those that it inherits. */
  #interfaces(type: NamedTypeSymbol): readonly string[] {
    const declared = (of: NamedType): readonly string[] =>
      of.symbol.interfaces
        .map((inherited) => substituteNamed(inherited, of))
        .flatMap((inherited) => (this.#isDeclared(inherited) ? [this.#named(inherited)] : declared(inherited)));
    return [...new Set(declared(selfType(type)))];
  }

  #member(member: MemberSymbol): readonly string[] {
    const isConstructor = member.kind === "method" && member.methodKind === "constructor";
    if (!isVisible(member) || (member.name.includes(".") && !isConstructor)) return [];
    return this.#attempt(() => {
      const attributes = this.#attributes(member.attributes);
      return [...attributes, this.#memberText(member)].join(" ");
    });
  }

  #memberText(member: MemberSymbol): string {
    switch (member.kind) {
      case "field":
        return this.#field(member);
      case "event":
        return this.#event(member);
      case "property":
        return this.#property(member);
      case "method":
        return this.#method(member);
    }
  }

  #field(field: FieldSymbol): string {
    if (field.containingType.typeKind === "enum") return `${escaped(field.name)} = ${numberOf(field.constantValue)},`;
    const type = this.#annotated(field.type);
    const { constantValue } = field;
    if (field.isConst && constantValue !== undefined)
      return `${field.accessibility} const ${type} ${escaped(field.name)} = ${this.#constant(constantValue)};`;
    const modifiers = [field.isStatic ? "static " : "", field.isReadOnly ? "readonly " : ""].join("");
    return `${access(field)}${modifiers}${type} ${escaped(field.name)};`;
  }

  #event(event: EventSymbol): string {
    return `${access(event)}${modifiers(event)}event ${this.#annotated(event.type)} ${escaped(event.name)};`;
  }

  #property(property: PropertySymbol): string {
    const { getter, setter } = property;
    const name = property.isIndexer ? `this[${this.#parameters(property.parameters)}]` : escaped(property.name);
    const required = property.isRequired ? "required " : "";
    const reference = property.returnsByRef ? "ref " : "";
    const accessors = [
      ...(getter !== undefined && isVisible(getter) ? [`${narrower(property, getter)}get;`] : []),
      ...(setter !== undefined && isVisible(setter)
        ? [`${narrower(property, setter)}${setter.isInitOnly ? "init" : "set"};`]
        : []),
    ];
    return `${access(property)}${modifiers(property)}${required}${reference}${this.#annotated(property.type)} ${name} { ${accessors.join(" ")} }`;
  }

  #method(method: MethodSymbol): string {
    const parameters = `(${this.#parameters(method.parameters)})`;
    if (method.methodKind === "constructor") return `${access(method)}${method.containingType.name}${parameters};`;
    if (method.methodKind === "staticConstructor" || method.methodKind === "destructor") throw new NotDeclared();
    if (method.methodKind === "explicitInterface") throw new NotDeclared();
    const result = this.#annotated(method.returnType);
    if (method.name.startsWith("op_")) {
      const token = operatorTokens[method.name];
      if (token === undefined) throw new NotDeclared();
      const head = `${access(method)}${modifiers(method)}`;
      return token === "implicit" || token === "explicit"
        ? `${head}${token} operator ${result}${parameters};`
        : `${head}${result} operator ${token}${parameters};`;
    }
    const attributes = this.#attributes(method.returnAttributes, "return: ");
    const head = `${[...attributes, ""].join(" ")}${access(method)}${modifiers(method)}${result} ${escaped(method.name)}`;
    const constraints = method.isOverride ? "" : this.#constraints(method.typeParameters);
    return `${head}${parameterList(method.typeParameters)}${parameters}${constraints};`;
  }

  #delegate(type: NamedTypeSymbol): string {
    const invoke = type.members.find((member) => member.name === "Invoke");
    if (invoke?.kind !== "method") throw new Error(`${type.metadataName} has no Invoke`);
    const result = this.#annotated(invoke.returnType);
    const head = `public delegate ${result} ${type.name}${parameterList(type.typeParameters)}`;
    return `${head}(${this.#parameters(invoke.parameters)})${this.#constraints(type.typeParameters)};`;
  }

  #parameters(parameters: readonly ParameterSymbol[]): string {
    return parameters.map((parameter) => this.#parameter(parameter)).join(", ");
  }

  #parameter(parameter: ParameterSymbol): string {
    const attributes = this.#attributes(parameter.attributes);
    const words = [
      ...attributes,
      ...(parameter.isThis ? ["this"] : []),
      ...(parameter.isParams ? ["params"] : []),
      ...(parameter.refKind === "none"
        ? []
        : [parameter.refKind === "refReadOnly" ? "ref readonly" : parameter.refKind]),
      this.#annotated(parameter.type),
      escaped(parameter.name),
    ];
    const value = parameter.defaultValue === undefined ? "default" : this.#constant(parameter.defaultValue);
    return words.join(" ") + (parameter.hasDefault ? ` = ${value}` : "");
  }

  #constraints(parameters: readonly TypeParameterSymbol[]): string {
    return parameters
      .map((parameter) => {
        const parts = [
          ...(parameter.hasReferenceTypeConstraint
            ? [parameter.hasNullableReferenceTypeConstraint ? "class?" : "class"]
            : []),
          ...(parameter.hasUnmanagedConstraint
            ? ["unmanaged"]
            : parameter.hasValueTypeConstraint
              ? ["struct"]
              : parameter.hasNotNullConstraint
                ? ["notnull"]
                : []),
          ...parameter.constraintTypes.flatMap((type) =>
            type.type.kind === "named" && type.type.symbol.metadataName === "System.ValueType"
              ? []
              : this.#attempt(() => this.#annotated(type)),
          ),
          ...(parameter.hasConstructorConstraint && !parameter.hasValueTypeConstraint ? ["new()"] : []),
          ...(parameter.allowsRefLike ? ["allows ref struct"] : []),
        ];
        return parts.length === 0 ? "" : ` where ${parameter.name} : ${parts.join(", ")}`;
      })
      .join("");
  }

  /** A warning to people (`[Obsolete("…")]`) changes nothing that is read. */
  #attributes(attributes: readonly AttributeData[], target = ""): readonly string[] {
    return attributes.flatMap((attribute) => {
      const { attributeClass, constructorArguments, namedArguments } = attribute;
      if (attributeClass === undefined || !this.#types.has(attributeClass.symbol)) return [];
      if (attributeClass.symbol.metadataName === "System.ObsoleteAttribute") return [];
      return this.#attempt(() => {
        const values = [
          ...constructorArguments.map((value) => this.#constant(value)),
          ...namedArguments.map(({ name, value }) => `${name} = ${this.#constant(value)}`),
        ];
        const name = this.#named(attributeClass).replace(/Attribute$/, "");
        return `[${target}${name}${values.length === 0 ? "" : `(${values.join(", ")})`}]`;
      });
    });
  }

  #constant(constant: Constant): string {
    switch (constant.kind) {
      case "null":
      case "default":
        return constant.kind;
      case "bool":
      case "decimal":
        return `${constant.value}${constant.kind === "decimal" ? "m" : ""}`;
      case "string":
        return quoted(constant.value, '"');
      case "char":
        return quoted(constant.value, "'");
      case "integer":
        return String(constant.value);
      case "float":
        return floatText(constant.value) + (constant.type === "float" ? "f" : "");
      case "enum":
        return this.#enum(constant);
      case "type":
        return `typeof(${this.#annotated(constant.type)})`;
      case "array":
        return `new[] { ${constant.elements.map((element) => this.#constant(element)).join(", ")} }`;
      case "error":
        throw new NotDeclared();
    }
  }

  #enum({ type, value, members }: Constant & { kind: "enum" }): string {
    const name = this.#named(type);
    return members.length === 0
      ? `(${name})${value < 0n ? `(${value})` : value}`
      : members.map((member) => `${name}.${escaped(member)}`).join(" | ");
  }

  #annotated({ type, nullability }: AnnotatedType): string {
    const text = this.#type(type);
    return nullability === "annotated" && !isNullableValue(type) ? `${text}?` : text;
  }

  #type(type: Type): string {
    switch (type.kind) {
      case "named":
        return this.#named(type);
      case "array":
        return this.#array(type);
      case "typeParameterType":
        return type.symbol.name;
      case "tuple":
        return `(${type.elements.map((element) => [this.#annotated(element.type), ...(element.name === undefined ? [] : [element.name])].join(" ")).join(", ")})`;
      case "dynamic":
        return "dynamic";
      default:
        throw new NotDeclared();
    }
  }

  #named(type: NamedType): string {
    const [inner] = type.typeArguments;
    if (inner !== undefined && isNullableValue(type)) return `${this.#annotated(inner)}?`;
    const special = specialTypeOfSymbol(type.symbol);
    if (special !== undefined) return special;
    if (!this.#types.has(type.symbol)) throw new NotDeclared();
    const ownArguments =
      type.symbol.typeParameters.length > 0 && type.typeArguments.length === 0
        ? `<${",".repeat(type.symbol.typeParameters.length - 1)}>`
        : type.typeArguments.length === 0
          ? ""
          : `<${type.typeArguments.map((argument) => this.#annotated(argument)).join(", ")}>`;
    const name =
      type.symbol.containingType === undefined
        ? this.#types.nameOf(type.symbol)
        : `${type.containing === undefined ? this.#types.nameOf(type.symbol.containingType) : this.#named(type.containing)}.${type.symbol.name}`;
    return name + ownArguments;
  }

  /** C# writes the ranks of nested arrays outermost first: an array of `int[,]` is `int[][,]`. */
  #array(type: Type & { kind: "array" }): string {
    let ranks = "";
    let element: AnnotatedType = { type, nullability: "notAnnotated" };
    while (element.type.kind === "array" && element.nullability !== "annotated") {
      ranks += `[${",".repeat(element.type.rank - 1)}]`;
      element = element.type.element;
    }
    return this.#annotated(element) + ranks;
  }

  #isDeclared(type: NamedType): boolean {
    return this.#attempt(() => this.#named(type)).length > 0;
  }

  /** Empty where a type is needed that is not declared. */
  #attempt(write: () => string): readonly string[] {
    try {
      return [write()];
    } catch (error) {
      if (error instanceof NotDeclared) return [];
      throw error;
    }
  }
}

function kindOf(type: NamedTypeSymbol): string {
  switch (type.typeKind) {
    case "class":
      return `${type.isStatic ? "static " : type.isAbstract ? "abstract " : type.isSealed ? "sealed " : ""}class`;
    case "struct":
      return `${type.isReadOnly ? "readonly " : ""}${type.isRefLike ? "ref " : ""}struct`;
    default:
      return type.typeKind;
  }
}

const isOfInterface = (member: MemberSymbol): boolean => member.containingType.typeKind === "interface";

function access(member: MemberSymbol): string {
  if (isOfInterface(member)) return "";
  return member.accessibility === "protectedInternal" ? "protected internal " : `${member.accessibility} `;
}

function narrower(property: PropertySymbol, accessor: { readonly accessibility: string }): string {
  return accessor.accessibility === property.accessibility || isOfInterface(property) ? "" : "protected ";
}

function modifiers(member: MemberSymbol): string {
  const isInterface = isOfInterface(member);
  const words = [
    ...(member.isStatic ? ["static"] : []),
    ...(member.isAbstract && (!isInterface || member.isStatic) ? ["abstract"] : []),
    ...(member.isSealed && member.isOverride ? ["sealed"] : []),
    ...(member.isOverride ? ["override"] : member.isVirtual && !member.isAbstract ? ["virtual"] : []),
  ];
  return words.map((word) => `${word} `).join("");
}

function parameterList(parameters: readonly TypeParameterSymbol[]): string {
  if (parameters.length === 0) return "";
  return `<${parameters.map(({ variance, name }) => (variance === "none" ? name : `${variance} ${name}`)).join(", ")}>`;
}

function numberOf(constant: Constant | undefined): string {
  if (constant?.kind === "integer" || constant?.kind === "enum") return String(constant.value);
  throw new Error("an enum member without a value");
}

function floatText(value: number): string {
  if (Number.isNaN(value)) return "0.0 / 0.0";
  if (!Number.isFinite(value)) return value > 0 ? "1.0 / 0.0" : "-1.0 / 0.0";
  return String(value);
}

const quoted = (value: string, mark: string): string =>
  `${mark}${value.replace(/[\\"'\p{C}\p{Z}]/gu, (character) => (character === " " ? " " : `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`))}${mark}`;

const keywords = new Set(
  "abstract as base bool break byte case catch char checked class const continue decimal default delegate do double else enum event explicit extern false finally fixed float for foreach goto if implicit in int interface internal is lock long namespace new null object operator out override params private protected public readonly ref return sbyte sealed short sizeof stackalloc static string struct switch this throw true try typeof uint ulong unchecked unsafe ushort using virtual void volatile while".split(
    " ",
  ),
);

const escaped = (name: string): string => (keywords.has(name) ? `@${name}` : name);
