/** The body that a result carries, by the call or the object that makes it: `Ok(x)`, `Results.Json(x)`, `new JsonResult(x)`. */
import { bindExpression, typeOfExpression } from "../../csharp/binding/index.js";
import type {
  BoundArgument,
  BoundExpression,
  SourceExpression,
} from "../../csharp/binding/symbols/bound-expression.js";
import { constantValue, deepest, type Frame, follow, typeIn } from "../../csharp/flow/index.js";
import type { AnonymousMember, AnsweredBody } from "../responses/followed-answer.js";

type Call = Extract<BoundExpression, { kind: "call" }>;
type Creation = Extract<BoundExpression, { kind: "creation" }>;

const none: AnsweredBody = { kind: "none" };
const unknown: AnsweredBody = { kind: "unknown" };

const files = /^(File|PhysicalFile|VirtualFile|Stream|Bytes)$/;
const texts = /^(Content|Text)$/;
const bodyless =
  /^(NoContent|Empty|Redirect\w*|LocalRedirect\w*|Forbid|Challenge|SignIn|SignOut|View|PartialView|StatusCodeResult)$/;

/** Where the body is, by position, when the parameters of the method are not known. */
const positions: ReadonlyMap<string, number> = new Map(Object.entries<number>({ Created: 1, StatusCode: 1 }));
const lastPosition = /^(CreatedAt|AcceptedAt)/;

export function bodyOfCall(call: Call, frame: Frame): AnsweredBody {
  if (call.name === "Problem") return { kind: "problem" };
  if (call.name === "ValidationProblem") return { kind: "validationProblem" };
  if (files.test(call.name)) return { kind: "file", mediaTypes: mediaTypes(call.arguments, frame) };
  if (texts.test(call.name)) return { kind: "text", mediaTypes: mediaTypes(call.arguments, frame) };
  if (bodyless.test(call.name)) return none;
  const value = valueArgument(call);
  return value === undefined ? none : bodyOfValue(value, frame);
}

/** Undefined when it is not a result but the value itself. */
export function bodyOfCreation(name: string, creation: Creation, frame: Frame): AnsweredBody | undefined {
  if (!/Result$/.test(name)) return undefined;
  const stem = name.replace(/(Object|HttpObject|Http)?Result$/, "");
  if (/^File|^PhysicalFile|^VirtualFile/.test(stem))
    return { kind: "file", mediaTypes: mediaTypes(creation.arguments, frame) };
  if (stem === "Content") return { kind: "text", mediaTypes: [] };
  if (bodyless.test(stem) || name === "StatusCodeResult") return none;
  const value = creation.arguments.find(({ parameter }) => isValueName(parameter?.name)) ?? creation.arguments.at(-1);
  if (value !== undefined) return bodyOfValue(value.value, frame);
  return /ObjectResult$|^JsonResult$/.test(name) ? unknown : none;
}

function isValueName(name: string | undefined): boolean {
  return name === "value" || name === "error" || name === "data";
}

function valueArgument(call: Call): SourceExpression | undefined {
  const { arguments: given, method, name } = call;
  const named = given.find((one) => isValueName(one.name ?? one.parameter?.name));
  if (named !== undefined || method !== undefined) return named?.value;
  if (lastPosition.test(name)) return given.length > 1 ? given.at(-1)?.value : undefined;
  return given[positions.get(name) ?? 0]?.value;
}

/** The text that is a media type: `contentType: "image/png"`, whatever its position. */
function mediaTypes(given: readonly BoundArgument[], frame: Frame): readonly string[] {
  for (const { name, parameter, value } of given) {
    const constant = constantValue(value, frame);
    if (constant?.kind !== "string" || !/^[\w.+-]+\/[\w.+-]+/.test(constant.value)) continue;
    const called = name ?? parameter?.name;
    if (called === undefined || called === "contentType") return [constant.value];
  }
  return [];
}

/** What is written for a value: anonymous objects member by member, anything else by its static type. */
export function bodyOfValue(expression: SourceExpression, frame: Frame): AnsweredBody {
  const constant = constantValue(expression, frame);
  if (constant?.kind === "null") return none;
  const anonymous = anonymousMembers(expression, frame);
  if (anonymous !== undefined) return { kind: "anonymous", members: anonymous };
  const type = typeOfExpression(expression);
  if (type === undefined || type.type.kind === "error" || type.type.kind === "dynamic") return unknown;
  if (type.type.kind === "named" && isOpen(type.type.symbol.metadataName)) return unknown;
  return { kind: "value", type: typeIn(frame, type) };
}

/** The static type does not determine what is written. */
function isOpen(metadataName: string): boolean {
  return metadataName === "System.Object" || metadataName.endsWith("ModelStateDictionary");
}

function anonymousMembers(expression: SourceExpression, frame: Frame): readonly AnonymousMember[] | undefined {
  if (frame.depth > deepest) return undefined;
  const bound = bindExpression(expression);
  if (bound.kind === "creation" && expression.syntax.kind === "AnonymousObjectCreationExpression") {
    const inner = { ...frame, depth: frame.depth + 1 };
    return bound.initializers.map(({ name, value }) => ({ name, body: memberBody(value, inner) }));
  }
  const next = follow(bound, frame);
  return next === undefined
    ? undefined
    : anonymousMembers(next.expression, { ...next.frame, depth: Math.max(next.frame.depth, frame.depth) + 1 });
}

function memberBody(value: SourceExpression, frame: Frame): AnonymousMember["body"] {
  const body = bodyOfValue(value, frame);
  return body.kind === "value" || body.kind === "anonymous" ? body : { kind: "unknown" };
}
