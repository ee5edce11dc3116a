import { freeName } from "../../contract/free-name.js";
import {
  flatParameters,
  type Input,
  mayBeLeftOut,
  type Operation,
  type Parameter,
  type ParameterObject,
} from "../../contract/operation.js";
import { stringLiteral, typeScriptIdentifier } from "../text/typescript-literal.js";
import type { ModuleScope } from "./module-scope.js";
import { nullableAs, parameterMembers, parameterObjectType } from "./parameter-object-text.js";
import { runtimePath } from "./runtime/runtime-path.js";
import { typeText } from "./type-text.js";

/** A positional parameter of a client function. */
export interface FunctionParameter {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
  readonly documentation: string | undefined;
  /** What of it the URL is made of; undefined where nothing of it is part of the path or the query. */
  readonly inUrl: { readonly type: string; readonly optional: boolean } | undefined;
}

/** The types that belong to one operation, by the names that its module gives them. */
export interface OperationTypes {
  readonly result: string;
  /** Of the object that holds all named inputs. */
  readonly inputs: string;
  /** Of the object that holds the values of a form. */
  readonly form: string;
}

/** Whether the URL is made of it. */
export function isInUrl(input: Input): boolean {
  if (input.kind === "parameter") return isPlaceInUrl(input);
  return input.kind === "parameterObject" && flatParameters([input]).some(isPlaceInUrl);
}

function isPlaceInUrl({ place }: Parameter): boolean {
  return place === "route" || place === "query";
}

export function functionParameters(
  operation: Operation,
  scope: ModuleScope,
  types: OperationTypes,
): readonly FunctionParameter[] {
  return operation.inputs.map((input) => {
    const named = input.kind === "parameterObject" ? input.named : undefined;
    const type = named === undefined ? inputType(input, scope) : types[named];
    return {
      name: typeScriptIdentifier(input.name),
      type,
      optional: !input.required,
      documentation: input.documentation,
      inUrl: isInUrl(input) ? urlPart(input, type, scope) : undefined,
    };
  });
}

/** Whether something of it is sent outside the URL, which is made without that. */
export function isPartlyInUrl(input: ParameterObject): boolean {
  return !flatParameters([input]).every(isPlaceInUrl);
}

function urlPart(input: Input, type: string, scope: ModuleScope): NonNullable<FunctionParameter["inUrl"]> {
  if (input.kind !== "parameterObject" || input.named === undefined || !isPartlyInUrl(input))
    return { type, optional: !input.required };
  const keys = parameterMembers(input).filter((member) => flatParameters([member]).some(isPlaceInUrl));
  const names = keys.map(({ name }) => stringLiteral(name)).join(" | ");
  return { type: `${scope.globalType("Pick")}<${type}, ${names}>`, optional: keys.every(mayBeLeftOut) };
}

/** The name of the trailing options; a C# parameter of that name keeps it. */
export function optionsName({ inputs }: Operation): string {
  const usualName = "options";
  if (!inputs.some((input) => input.name === usualName)) return usualName;
  return typeScriptIdentifier(freeName(usualName, new Set(inputs.map((input) => input.name))));
}

/** `a: string, page?: number`; before something required, what may be left out is `T | undefined`. */
export function parameterTexts(
  parameters: readonly Pick<FunctionParameter, "name" | "type" | "optional">[],
): readonly string[] {
  const lastRequired = parameters.findLastIndex((parameter) => !parameter.optional);
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
