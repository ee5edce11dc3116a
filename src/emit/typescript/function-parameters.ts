import { cachedBy } from "../../caching/cache.js";
import { freeName } from "../../contract/free-name.js";
import {
  flatParameters,
  type Input,
  type Operation,
  type Parameter,
  type ParameterObject,
} from "../../contract/operation.js";
import { propertiesIn } from "../../contract/shapes.js";
import type { ObjectType } from "../../contract/type-declaration.js";
import { type TypeUse, withoutNull } from "../../contract/type-use.js";
import { propertyName, stringLiteral, typeScriptIdentifier } from "../text/typescript-literal.js";
import { type ModuleEmission, type ModuleScope, moduleScope } from "./module-scope.js";
import { mayBeLeftOut } from "./parameter-types.js";
import { runtimePath } from "./runtime/runtime-path.js";
import { typeText } from "./type-text.js";

/** A positional parameter of a client function. */
export interface FunctionParameter {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
  readonly documentation: string | undefined;
  /** Whether any of it is part of the path or the query. */
  readonly inUrl: boolean;
}

/** Whether the URL is made of it. */
export function isInUrl(input: Input): boolean {
  if (input.kind === "parameter") return isPlaceInUrl(input);
  return input.kind === "parameterObject" && flatParameters([input]).some(isPlaceInUrl);
}

function isPlaceInUrl({ place }: Parameter): boolean {
  return place === "route" || place === "query";
}

export function functionParameters(operation: Operation, scope: ModuleScope): readonly FunctionParameter[] {
  return operation.inputs.map((input) => ({
    name: typeScriptIdentifier(input.name),
    type: inputType(input, scope),
    optional: !input.required,
    documentation: input.documentation,
    inUrl: isInUrl(input),
  }));
}

/** The name of the trailing options; a C# parameter of that name keeps it. */
export function optionsName({ inputs }: Operation): string {
  const wanted = "options";
  if (!inputs.some((input) => input.name === wanted)) return wanted;
  return typeScriptIdentifier(freeName(wanted, new Set(inputs.map((input) => input.name))));
}

/** `a: string, page?: number`; before something required, what may be left out is `T | undefined`. */
export function parameterTexts(parameters: readonly FunctionParameter[], beforeRequired: boolean): readonly string[] {
  const lastRequired = beforeRequired ? parameters.length : parameters.findLastIndex((p) => !p.optional);
  return parameters.map(({ name, type, optional }, at) => {
    if (!optional) return `${name}: ${type}`;
    return at < lastRequired ? `${name}: ${orUndefined(type)}` : `${name}?: ${type}`;
  });
}

function orUndefined(type: string): string {
  return type === "unknown" ? type : `${type} | undefined`;
}

function inputType(input: Input, scope: ModuleScope): string {
  switch (input.kind) {
    case "parameter":
      return typeText(input.type, "sent", scope);
    case "parameterObject":
      return parameterObjectType(input, scope);
    case "body": {
      // Any Blob can be sent, and a File is one.
      if (input.encoding === "binary") return nullableAs(input.type, scope.globalType("Blob"));
      const type =
        input.fields === undefined
          ? typeText(input.type, "sent", scope)
          : parameterObjectType({ ...input.fields, type: input.type }, scope);
      if (input.routeProperties.length === 0) return type;
      const omit = scope.imported("DistributiveOmit", runtimePath, "type");
      return `${omit}<${type}, ${input.routeProperties.map(({ property }) => stringLiteral(property)).join(" | ")}>`;
    }
  }
}

function nullableAs(use: TypeUse, text: string): string {
  return use.kind === "nullable" ? `${text} | null` : text;
}

/**
 * The declared type's name where it says the same as the parameters; else the object is written out. They differ where an
 * enum travels by other names outside JSON, or a key may be left out only here.
 */
function parameterObjectType(input: ParameterObject, scope: ModuleScope): string {
  if (isAsDeclared(input, scope)) return typeText(input.type, "sent", scope);
  const member = (one: Parameter | ParameterObject, type: string): string =>
    `${propertyName(one.name)}${mayBeLeftOut(one) ? "?" : ""}: ${type}`;
  const members = [
    ...input.parameters.map((parameter) => member(parameter, typeText(parameter.type, "sent", scope))),
    ...(input.objects ?? []).map((inner) => member(inner, parameterObjectType(inner, scope))),
  ];
  const object = members.length === 0 ? "object" : `{ ${members.join("; ")} }`;
  return nullableAs(input.type, input.repeated === undefined ? object : `${object}[]`);
}

/** The object's own type; of a list, that of its elements. */
function objectUse({ type, repeated }: ParameterObject): TypeUse {
  const use = withoutNull(type);
  return repeated !== undefined && use.kind === "array" ? withoutNull(use.element) : use;
}

type Spell = (name: string, optional: boolean, member: TypeUse) => string;

/** Spelled in a scope of its own, so that comparing imports nothing. */
const spellingIn = cachedBy((emission: ModuleEmission): Spell => {
  const scratch = moduleScope(emission, { typesFolder: "", taken: new Set() });
  return (name, optional, member) =>
    `${propertyName(name)}${optional ? "?" : ""}: ${typeText(member, "sent", scratch)}`;
});

/** The members of a declared object. Every operation that takes it outside the body compares with them. */
const declaredSpelling = cachedBy((emission: ModuleEmission) =>
  cachedBy((type: ObjectType): readonly string[] =>
    propertiesIn(type, "sent").map((p) => spellingIn(emission)(p.name, p.sent === "optional", p.type)),
  ),
);

function isAsDeclared(input: ParameterObject, scope: ModuleScope): boolean {
  const use = objectUse(input);
  const type = use.kind === "reference" ? scope.emission.types.get(use.id) : undefined;
  if (type?.kind !== "object" || type.typeParameters.length > 0 || type.additional !== undefined) return false;
  const spell = spellingIn(scope.emission);
  const declared = declaredSpelling(scope.emission)(type);
  const objects = input.objects ?? [];
  if (!objects.every((inner) => isAsDeclared(inner, scope))) return false;
  const given = [...input.parameters, ...objects].map((p) => spell(p.name, mayBeLeftOut(p), p.type));
  return declared.length === given.length && given.every((member) => declared.includes(member));
}
