import { isJsonType } from "../../contract/http/media-type.js";
import { parameterName } from "../../contract/names/names.js";
import type { Parameter, ParameterPlace } from "../../contract/operation.js";
import { type Route, routeParameters } from "../../contract/route.js";
import { tenonKeys } from "../../contract/tenon-keys.js";
import { arrayOf, nullable, primitive, type TypeUse, withoutNull } from "../../contract/type-use.js";
import { withoutEmpty, withoutUndefined } from "../../contract/without-undefined.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import { jsonOf } from "../document/json-value.js";
import { getBoolean, getString, type MapNode, placeOf } from "../document/node.js";
import { NameSet, partName, pascalCase } from "../naming/names.js";
import { emptyWhereMissing, mayBeMissing, neverNull, typeWithNull } from "../types/schema-use.js";
import { deprecation } from "../types/tenon/tenon-declaration.js";
import { textWhereUnread } from "../types/unread-example.js";
import type { ParameterDescription } from "../versions/dialect.js";
import { classMembers, recordMembers } from "./hidden-members.js";
import { isIgnoredParameter } from "./ignored-headers.js";
import { type OperationReading, tell } from "./operation-reading.js";
import { plainName } from "./route-path.js";

/** Parameters in the order of the path, then as the document lists them. */
export function readParameters(reading: OperationReading, route: Route, paths: MapNode): readonly Parameter[] {
  const { site, path, typeHint, notes } = reading;
  const { dialect, sink } = reading.context;
  const taken = new NameSet(["Body", ...classMembers, ...recordMembers, `${typeHint}Input`]);
  const described = dialect.parameters(site);
  const inPath = routeParameters(route).map((parameter) => parameter.name);
  const parameters: Parameter[] = [];
  for (const name of inPath) {
    const parameter = described.find(
      (other) => other.in === "path" && plainName(other.name).toLowerCase() === name.toLowerCase(),
    );
    if (parameter !== undefined) {
      parameters.push(parameterOf(reading, parameter, "route", name, taken));
      continue;
    }
    sink.report(diagnostic("pathParameterNotDescribed", placeOf(paths, path), { path, parameter: name }));
    notes.push(`the path parameter ${name} is not described`);
    const csharpName = taken.take(pascalCase(name) || "Parameter");
    const common = { name: parameterName(csharpName), wireName: name, csharpName, type: primitive("string") };
    parameters.push({ kind: "parameter", place: "route", ...common, required: true });
  }
  for (const parameter of described) {
    // RFC 9110, section 5.1: a header's name is a token.
    const isNameless = parameter.name.trim() === "";
    if (isNameless || (parameter.in === "header" && !/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(parameter.name))) {
      const what = `The ${parameter.in} parameter ${JSON.stringify(parameter.name)}`;
      sink.report(
        diagnostic("partMalformed", placeOf(parameter.node), { what, expected: "named as a header or key may be" }),
      );
      notes.push(`the ${parameter.in} parameter ${JSON.stringify(parameter.name)} has no name that could be sent`);
    } else if (parameter.in === "header" && isIgnoredParameter(reading.context, parameter.name)) {
      const what = `the header parameter ${parameter.name} is ignored: OpenAPI leaves it to media types and security`;
      tell(reading, parameter.node, what, notes);
    } else if (parameter.in !== "path") {
      const place: ParameterPlace = parameter.in === "querystring" ? "query" : parameter.in;
      parameters.push(parameterOf(reading, parameter, place, parameter.name, taken));
    } else if (!inPath.some((name) => plainName(parameter.name).toLowerCase() === name.toLowerCase())) {
      sink.report(
        diagnostic("pathParameterWithoutPlace", placeOf(parameter.node), { path, parameter: parameter.name }),
      );
      notes.push(`the path parameter ${parameter.name} has no place in the path`);
    }
  }
  return parameters;
}

function parameterOf(
  reading: OperationReading,
  parameter: ParameterDescription,
  place: ParameterPlace,
  wireName: string,
  taken: NameSet,
): Parameter {
  const { types } = reading.context;
  const nameInSource = types.tenon === undefined ? undefined : getString(parameter.node, tenonKeys.name);
  const csharpName = taken.take(
    (nameInSource === undefined ? pascalCase(parameter.name).replace(/^_(?=\d)/, "Value") : pascalCase(nameInSource)) ||
      "Parameter",
  );
  const isTypedJson =
    parameter.objectStyle === "json" && parameter.in === "query" && isJsonType(parameter.mediaType ?? "");
  const isJson = parameter.objectStyle === "json" && !isTypedJson;
  const hint = partName(reading.typeHint, parameter.name);
  const mode = isTypedJson ? "json" : "text";
  const written = types.use(parameter.schema, hint, mode);
  const use = textWhereUnread(types, written, parameter.example, parameter.schema, mode);
  const notes = [...use.notes];
  if (isJson)
    tell(
      reading,
      parameter.node,
      `the parameter ${parameter.name} is JSON inside a ${place} value, and is text here`,
      notes,
    );
  if (parameter.oddStyle !== undefined)
    tell(
      reading,
      parameter.node,
      `the parameter ${parameter.name} is written in the style ${parameter.oddStyle}, which ASP.NET does not read`,
      notes,
    );
  if (getBoolean(parameter.node, "allowReserved") === true)
    tell(reading, parameter.node, `clients of the contract encode the reserved characters of ${parameter.name}`, notes);
  if (parameter.in === "querystring" && isJson)
    tell(reading, parameter.node, `the parameter ${parameter.name} is the whole query string`, notes);
  const documentation = parameter.description?.trim() ?? use.documentation?.summary;
  const example = parameter.example === undefined ? use.example : jsonOf(parameter.example);
  const isNullTold =
    parameter.required && !isTypedJson && types.tenon === undefined && typeWithNull(use).kind === "nullable";
  if (isNullTold) tell(reading, parameter.node, `the ${place} parameter ${parameter.name} ${neverNull}`, notes);
  const whole = isJson ? primitive("string") : isNullTold ? withoutNull(use.type) : typeWithNull(use);
  // A segment is one value to ASP.NET.
  const isJoined = place === "route" && withoutNull(whole).kind === "array" && types.tenon === undefined;
  if (isJoined)
    tell(reading, parameter.node, `the values of ${parameter.name} are one text here, as the path has them`, notes);
  const type = isJoined ? primitive("string") : types.tenon === undefined ? withoutSet(whole) : whole;
  if (type !== whole && !isJoined)
    tell(reading, parameter.node, `that the values of ${parameter.name} differ is not checked`, notes);
  const isArray = withoutNull(type).kind === "array";
  if (place !== "route" && parameter.required && types.tenon === undefined && mayBeMissing({ ...use, type }))
    tell(reading, parameter.node, `the ${place} parameter ${parameter.name} ${emptyWhereMissing}`, notes);
  return {
    kind: "parameter",
    place,
    name: nameInSource ?? parameterName(csharpName),
    wireName,
    csharpName,
    type,
    required: parameter.required,
    ...(use.default === undefined || isJson || isJoined ? {} : { default: use.default }),
    ...(use.constraints === undefined || isJson || isJoined ? {} : { constraints: use.constraints }),
    ...(isArray && parameter.arrayStyle !== undefined ? { arrayStyle: parameter.arrayStyle } : {}),
    ...(isTypedJson || isJson || (isObjectUse(type) && parameter.objectStyle !== undefined)
      ? { objectStyle: parameter.objectStyle ?? "form" }
      : {}),
    ...withoutUndefined({ example }),
    ...withoutEmpty({ notes }),
    ...(documentation === undefined || documentation === "" ? {} : { documentation }),
    ...(parameter.deprecated ? deprecation(parameter.node) : use.deprecated === true ? { deprecated: {} } : {}),
    location: placeOf(parameter.node),
  };
}

/** Minimal APIs fill no sets. */
function withoutSet(type: TypeUse): TypeUse {
  if (type.kind === "nullable") {
    const inner = withoutSet(type.inner);
    return inner === type.inner ? type : nullable(inner);
  }
  return type.kind === "array" && type.collection === "HashSet" ? arrayOf(type.element) : type;
}

function isObjectUse(type: Parameter["type"]): boolean {
  const inner = type.kind === "nullable" ? type.inner : type;
  return inner.kind === "reference" || inner.kind === "map" || (inner.kind === "unknown" && inner.shape === "object");
}
