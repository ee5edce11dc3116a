/** What a return type says about the answer: `Task<>`, `ActionResult<T>`, `Results<…>`, file results. */
import { cachedBy } from "../../../caching/cache.js";
import type { Status } from "../../../contract/operation.js";
import { SourceNamedType } from "../../../csharp/binding/declarations/source-type.js";
import { allInterfaces, baseTypes, heldInTask } from "../../../csharp/binding/index.js";
import type { AnnotatedType, NamedType, NamedTypeSymbol } from "../../../csharp/binding/symbols/symbols.js";
import { isTypeNamed, selfType } from "../../../csharp/binding/symbols/types.js";
import { caseConstructors, isUnionType } from "../../../csharp/binding/types/unions.js";
import { isStreamType } from "../../types/kinds/streams.js";

/** One answer a typed result stands for. */
export interface ReturnedAnswer {
  readonly status: Status;
  readonly type: AnnotatedType | undefined;
  /** `unsaid`: a result that is none of the framework's. */
  readonly content: "body" | "none" | "file" | "text" | "events" | "problem" | "validationProblem" | "unsaid";
  /** The call that makes it and gives its status, or the class of the result, where the type leaves that open. */
  readonly made?: string;
}

export type ReturnShape =
  | { readonly kind: "nothing" }
  /** `IActionResult`, `IResult`: only attributes know. */
  | { readonly kind: "unsaid" }
  | { readonly kind: "body"; readonly type: AnnotatedType }
  | { readonly kind: "file" }
  | { readonly kind: "typed"; readonly answers: readonly ReturnedAnswer[] };

const mvc = "Microsoft.AspNetCore.Mvc.";
const http = "Microsoft.AspNetCore.Http.";

const typedResults = `${http}HttpResults`;

/** Where nothing is inside them. */
const shapes: ReadonlyMap<string, ReturnShape> = new Map<string, ReturnShape>([
  ["System.Void", { kind: "nothing" }],
  ["System.Threading.Tasks.Task", { kind: "nothing" }],
  ["System.Threading.Tasks.ValueTask", { kind: "nothing" }],
  [`${mvc}ActionResult\`1`, { kind: "unsaid" }],
  [`${mvc}IActionResult`, { kind: "unsaid" }],
  [`${mvc}ActionResult`, { kind: "unsaid" }],
  [`${http}IResult`, { kind: "unsaid" }],
  ["System.Object", { kind: "unsaid" }],
]);

const fileResults = new Set([
  `${mvc}FileResult`,
  `${mvc}FileContentResult`,
  `${mvc}FileStreamResult`,
  `${mvc}PhysicalFileResult`,
  `${mvc}VirtualFileResult`,
]);

/** Also a class of the program's own: what it writes is a file, whoever writes it. */
export function isFileResult(type: AnnotatedType): boolean {
  const shape = returnShape(type);
  if (shape.kind === "typed") return shape.answers.every(({ content }) => content === "file");
  return (
    shape.kind === "file" ||
    (type.type.kind === "named" && baseTypes(type.type).some(({ symbol }) => fileResults.has(symbol.metadataName)))
  );
}

/** The framework waits for the task that is returned, and for none inside it. */
export function returnShape(returned: AnnotatedType): ReturnShape {
  return shapeOf(heldInTask(returned));
}

function shapeOf(returned: AnnotatedType): ReturnShape {
  const { type } = returned;
  if (type.kind === "dynamic") return { kind: "unsaid" };
  if (type.kind !== "named") return { kind: "body", type: returned };
  const name = type.symbol.metadataName;
  const inner = type.typeArguments[0];
  const said = shapes.get(name);
  if (said !== undefined) return inner === undefined ? said : shapeOf(inner);
  if (fileResults.has(name) || isStreamType(type)) return { kind: "file" };
  if (type.symbol.namespace === typedResults) {
    const answers = typedAnswers(type);
    return answers.length === 0 ? { kind: "unsaid" } : { kind: "typed", answers };
  }
  if (isActionResult(type.symbol) || isConverted(type.symbol)) return { kind: "unsaid" };
  return { kind: "body", type: returned };
}

/**
 * Whether every value of a return type is written as it is, because no result can be among them. Results hide behind `object`,
 * behind interfaces, and behind types whose bases are not known.
 */
export function isPlainValue(returned: AnnotatedType): boolean {
  const answered = heldInTask(returned);
  const { type } = answered;
  if (type.kind === "array" || type.kind === "tuple") return true;
  if (type.kind !== "named") return false;
  const { metadataName, namespace, typeKind } = type.symbol;
  if (metadataName === "System.Object" || /^Microsoft\.AspNetCore\b/.test(namespace)) return false;
  if (typeKind === "interface") return /^System\b/.test(namespace);
  return shapeOf(answered).kind === "body" && hasKnownBases(type);
}

/** Whether what is returned, perhaps in a task, is of a type that cannot be found. `ActionResult<T>` has values of `T`. */
export function isUnfound(returned: AnnotatedType): boolean {
  return heldInTask(returned).type.kind === "error";
}

/** `IResult`, perhaps in a task: a result that the HTTP options write, also behind a controller. */
export function isHttpResult(returned: AnnotatedType): boolean {
  const { type } = heldInTask(returned);
  if (type.kind !== "named") return false;
  const { metadataName, namespace, interfaces } = type.symbol;
  const isResult = (name: string): boolean => name === `${http}IResult`;
  return (
    isResult(metadataName) || namespace === typedResults || interfaces.some((one) => isResult(one.symbol.metadataName))
  );
}

/** Whether it says which values are returned: they are plain, beside results or without them (`ActionResult<T>`). */
export function declaresValues(returned: AnnotatedType): boolean {
  const { type } = heldInTask(returned);
  const inner = isTypeNamed(type, `${mvc}ActionResult\`1`) ? type.typeArguments[0] : undefined;
  return isPlainValue(inner ?? returned);
}

function hasKnownBases(type: NamedType): boolean {
  return (
    !isConverted(type.symbol) &&
    [type, ...baseTypes(type)].every(
      ({ symbol }) => !(symbol instanceof SourceNamedType && symbol.unboundBases.length > 0),
    )
  );
}

/** A class of the program's own that MVC asks for the result to execute; a minimal API writes it as JSON. */
export const isConverted = cachedBy((symbol: NamedTypeSymbol): boolean =>
  allInterfaces(selfType(symbol)).some((one) => one.symbol.metadataName === `${infrastructure}IConvertToActionResult`),
);

const infrastructure = `${mvc}Infrastructure.`;

/** Why a server does not answer with the value that is returned, in words; undefined where it does. */
export function whyNotAnswered(returned: AnnotatedType, isMinimalApi: boolean): string | undefined {
  const { type } = heldInTask(returned);
  if (type.kind !== "named") return undefined;
  const { metadataName, interfaces } = type.symbol;
  const inner = type.typeArguments[0]?.type;
  const isWrapper = metadataName === `${mvc}ActionResult\`1`;
  if (isUnionOfResults(type.symbol)) return "a union of results is written as JSON, and no result in it is run";
  if (!isMinimalApi) {
    const isOfResult = isWrapper && inner?.kind === "named" && isActionResult(inner.symbol);
    return isOfResult ? "ActionResult<T> throws where T is a result itself" : undefined;
  }
  if (isStreamType(type)) return "a minimal API writes it as JSON, which throws";
  const isExecuted = interfaces.some(({ symbol }) => symbol.metadataName === `${http}IResult`);
  return isWrapper || ((isMvcResult(type.symbol) || isConverted(type.symbol)) && !isExecuted)
    ? "a minimal API does not run results of MVC, it writes their properties as JSON"
    : undefined;
}

/** A union that is a result itself runs what it likes. */
function isUnionOfResults(symbol: NamedTypeSymbol): boolean {
  if (!isUnionType(symbol) || isActionResult(symbol)) return false;
  return caseConstructors(symbol).some(({ parameters: [parameter] }) => {
    const type = parameter?.type.type;
    return type?.kind === "named" && (type.symbol.namespace === typedResults || isActionResult(type.symbol));
  });
}

function isMvcResult(symbol: NamedTypeSymbol): boolean {
  if (!isActionResult(symbol)) return false;
  const isOfMvc = ({ metadataName }: NamedTypeSymbol): boolean => metadataName === `${mvc}IActionResult`;
  for (let at: NamedTypeSymbol | undefined = symbol, depth = 0; at !== undefined && depth < 32; depth++) {
    if (isOfMvc(at) || at.metadataName === `${mvc}ActionResult`) return true;
    if (at.interfaces.some((one) => isOfMvc(one.symbol))) return true;
    at = at.baseType?.symbol;
  }
  return symbol.namespace === "Microsoft.AspNetCore.Mvc";
}

/** `JsonResult`, `ObjectResult` and the user's own results. Asked of the body of every response. */
export const isActionResult = cachedBy((symbol: NamedTypeSymbol): boolean => {
  for (let at: NamedTypeSymbol | undefined = symbol, depth = 0; at !== undefined && depth < 32; depth++) {
    if (at.metadataName === `${mvc}ActionResult`) return true;
    const isResult = at.interfaces.some(
      (one) => one.symbol.metadataName === `${mvc}IActionResult` || one.symbol.metadataName === `${http}IResult`,
    );
    if (isResult) return true;
    at = at.baseType?.symbol;
  }
  return /^Microsoft\.AspNetCore\.Mvc\.\w+Result$/.test(symbol.metadataName);
});

/** https://learn.microsoft.com/dotnet/api/microsoft.aspnetcore.http.httpresults */
const bodies: ReadonlyMap<string, number> = new Map([
  ["Ok", 200],
  ["JsonHttpResult", 200],
  ["Created", 201],
  ["CreatedAtRoute", 201],
  ["Accepted", 202],
  ["AcceptedAtRoute", 202],
  ["NoContent", 204],
  ["BadRequest", 400],
  ["UnauthorizedHttpResult", 401],
  ["ChallengeHttpResult", 401],
  ["ForbidHttpResult", 403],
  ["NotFound", 404],
  ["Conflict", 409],
  ["UnprocessableEntity", 422],
  ["InternalServerError", 500],
  ["EmptyHttpResult", 200],
  ["RedirectHttpResult", 302],
  ["RedirectToRouteHttpResult", 302],
]);

const files = new Set([
  "FileContentHttpResult",
  "FileStreamHttpResult",
  "PhysicalFileHttpResult",
  "VirtualFileHttpResult",
  "PushStreamHttpResult",
]);
/** Results whose status is an argument of what makes them: `TypedResults.Json(x, statusCode: 203)`. */
const openStatuses: ReadonlyMap<string, string> = new Map([
  ["JsonHttpResult", "Json"],
  ["ContentHttpResult", "Text"],
  ["ProblemHttpResult", "Problem"],
  ["StatusCodeHttpResult", "StatusCode"],
  ["RedirectHttpResult", "Redirect"],
  ["RedirectToRouteHttpResult", "RedirectToRoute"],
]);
const texts = new Set(["ContentHttpResult", "Utf8ContentHttpResult"]);

/** `Results<…>` holds any of its results, nested ones too. */
function typedAnswers(type: NamedType): readonly ReturnedAnswer[] {
  const { name, namespace, metadataName } = type.symbol;
  if (namespace !== typedResults)
    return [{ status: { kind: "default" }, type: undefined, content: "unsaid", made: metadataName }];
  if (name === "Results")
    return type.typeArguments.flatMap((one) => (one.type.kind === "named" ? typedAnswers(one.type) : []));
  const [body] = type.typeArguments;
  const code = bodies.get(name);
  const made = openStatuses.get(name);
  const open = made === undefined ? {} : { made };
  if (code !== undefined)
    return [{ status: { kind: "code", code }, type: body, content: body === undefined ? "none" : "body", ...open }];
  if (files.has(name)) return [{ status: { kind: "code", code: 200 }, type: undefined, content: "file" }];
  if (texts.has(name)) return [{ status: { kind: "code", code: 200 }, type: undefined, content: "text", ...open }];
  if (name === "ServerSentEventsResult" && body !== undefined)
    return [{ status: { kind: "code", code: 200 }, type: body, content: "events" }];
  if (name === "ValidationProblem")
    return [{ status: { kind: "code", code: 400 }, type: undefined, content: "validationProblem" }];
  if (name === "ProblemHttpResult")
    return [{ status: { kind: "default" }, type: undefined, content: "problem", ...open }];
  if (name === "StatusCodeHttpResult")
    return [{ status: { kind: "default" }, type: undefined, content: "none", ...open }];
  return [];
}
