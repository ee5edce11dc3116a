/** The value of an action that is the body of the request. */

import { isJsonType } from "../../contract/http/media-type.js";
import { parameterName } from "../../contract/names/names.js";
import type { Body, HttpMethod, RouteProperty } from "../../contract/operation.js";
import type { Route } from "../../contract/route.js";
import type { TypeUse } from "../../contract/type-use.js";
import { type InMaking, withoutUndefined } from "../../contract/without-undefined.js";
import { isNullableValue, isValueType, withoutNullable } from "../../csharp/binding/symbols/types.js";
import type { Location } from "../../diagnostics/location.js";
import { attribute, enumMemberOf, namedArgument } from "../attributes.js";
import type { BoundValue } from "../inputs/bound-value.js";
import { placeOfValue } from "../inputs/parameter.js";
import { readParameterObject } from "../inputs/parameter-object.js";
import { jsonFirst, textBodyType } from "../inputs/text-body.js";
import { isBytes } from "../types/kinds/primitive-use.js";
import { jsonMembersOf } from "../types/members/json-members.js";
import { checkReadable } from "../types/readable-types.js";
import type { TypeTable } from "../types/type-table.js";
import type { ActionValue } from "./action-values.js";

export interface ActionInputsContext {
  readonly table: TypeTable;
  readonly operation: string;
  readonly method: HttpMethod;
  readonly routes: readonly [Route, ...Route[]];
  readonly consumes: readonly string[];
  readonly location: Location | undefined;
  /** A request is refused in which a reference that is not nullable is null. */
  readonly refusesNull: boolean;
  /** The segment that the client fills in by itself. */
  readonly filledSegment: string | undefined;
}

export function actionBody(context: ActionInputsContext, value: ActionValue): Body {
  return value.isText === true ? plainText(value) : withElsewhere(context, value, readBody(context, value));
}

function plainText({ csharpName, documentation }: ActionValue): Body {
  return {
    kind: "body",
    name: parameterName(csharpName),
    csharpName,
    type: { kind: "primitive", name: "string" },
    encoding: "text",
    mediaTypes: ["text/plain"],
    required: true,
    routeProperties: [],
    ...withoutUndefined({ documentation }),
  };
}

/** Types that take the body as it comes. */
const rawBodies = new Set(["System.IO.Stream", "System.IO.Pipelines.PipeReader"]);

function readBody(context: ActionInputsContext, value: ActionValue): Body {
  const { table, operation, consumes } = context;
  const first = jsonFirst(consumes)[0];
  const isJson = first === undefined || isJsonType(first);
  const { type } = withoutNullable(value.type);
  const isStream = type.kind === "named" && rawBodies.has(type.symbol.metadataName);
  const isRaw = isStream || (isBytes(type) && !isJson);
  const encoding = isRaw ? "binary" : isJson ? "json" : "text";
  if (encoding === "json" && value.form === undefined)
    checkReadable(table, value.type, placeOfValue(value, operation), context.refusesNull ? "controller" : "none");
  const mediaTypes = first ? jsonFirst(consumes) : [isRaw ? "application/octet-stream" : "application/json"];
  const used: TypeUse = isRaw ? { kind: "file" } : table.use(value.type, placeOfValue(value, operation));
  const body: InMaking<Body> = {
    kind: "body",
    name: parameterName(value.csharpName),
    csharpName: value.csharpName,
    type: isJson || isRaw ? used : textBodyType(table, used, { operation, mediaType: first, location: value.location }),
    encoding,
    mediaTypes,
    required: !(value.hasDefault || value.optional || letsEmptyPass(context, value)),
    routeProperties: [],
  };
  if (value.documentation !== undefined) body.documentation = value.documentation;
  return body;
}

/** The members of a body that travel elsewhere, and the fields of one that is a form. */
function withElsewhere(context: ActionInputsContext, value: ActionValue, body: Body): Body {
  const { elsewhere = [], form } = value;
  if (elsewhere.length === 0 && form === undefined) return body;
  const { type } = withoutNullable(value.type);
  const members = type.kind === "named" && elsewhere.length > 0 ? jsonMembersOf(type, context.table.stack) : [];
  const routeProperties = elsewhere.flatMap(({ member, parameter }): readonly RouteProperty[] => {
    const property = members.find(({ symbol }) => symbol.name === member)?.jsonName;
    return property === undefined ? [] : [{ property, ...withoutUndefined({ parameter }) }];
  });
  if (form === undefined) return { ...body, routeProperties };
  const fields = readParameterObject(context, value, "form", undefined)?.object;
  return {
    ...body,
    encoding: form,
    mediaTypes: [form === "form" ? "application/x-www-form-urlencoded" : "multipart/form-data"],
    routeProperties,
    ...withoutUndefined({ fields }),
  };
}

/** Whether the server does without the body, and answers. */
export function takesNoBody(context: ActionInputsContext, value: BoundValue): boolean {
  if (value.hasDefault || value.optional) return true;
  if (value.type.nullability === "annotated" || isNullableValue(value.type.type)) return true;
  return letsEmptyPass(context, value);
}

/** `EmptyBodyBehavior.Allow` makes a null of an empty body, which validation then misses where the type is not nullable. */
function letsEmptyPass({ refusesNull }: ActionInputsContext, { attributes, type }: BoundValue): boolean {
  const data = attribute(attributes, "Microsoft.AspNetCore.Mvc.FromBody");
  if (data === undefined || enumMemberOf(namedArgument(data, "EmptyBodyBehavior")) !== "Allow") return false;
  return !(refusesNull && type.nullability === "notAnnotated" && !isValueType(type.type));
}
