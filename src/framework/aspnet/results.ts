/** Results: what makes one is kept on the object, with its arguments as they are written. */
import type { AnnotatedType, ParameterSymbol } from "../../csharp/binding/symbols/symbols.js";
import { substitute, type TypeMap } from "../../csharp/binding/types/substitution.js";
import {
  type CSharpMachine,
  type CSharpValue,
  type HeapObject,
  knownObject,
  type NativeCall,
  type NativeMember,
  nullValue,
  type OutsideCall,
  objectValue,
  type Place,
} from "../../csharp/execution/index.js";
import { emptyList } from "../dotnet/collections.js";
import { type MemberTable, sameFor } from "../member-table.js";

/** What a result writes. */
export type ResultContent =
  | "value"
  | "json"
  | "text"
  | "file"
  | "events"
  | "problem"
  | "validationProblem"
  | "none"
  | "unknown";

export interface ResultKind {
  /** The call that makes it, without what is told apart elsewhere: `Ok`, `Json`, `Problem`. */
  readonly made: string;
  /** Undefined where the result says none: an argument does, or the response has it already. */
  readonly status: number | undefined;
  readonly content: ResultContent;
  /** It leaves the status that the response has, unless it is given one. */
  readonly keepsStatus: boolean;
  /** Of an `IResult`, as opposed to MVC's. */
  readonly isHttp: boolean;
}

export interface ResultArgument {
  readonly value: CSharpValue;
  readonly written: Place | undefined;
  /** The type of the parameter. */
  readonly declared?: AnnotatedType | undefined;
  /** The framework waits for it, if it is a task. One that is handed to a result is written. */
  readonly isAwaited?: boolean;
}

export interface MadeResult {
  readonly kind: ResultKind;
  readonly place: Place;
  readonly types: TypeMap | undefined;
  argument(...names: readonly string[]): ResultArgument | undefined;
}

const results = new WeakMap<HeapObject, MadeResult>();

/** What made the object; undefined if it is not a result of the framework. */
export function madeResult(object: HeapObject): MadeResult | undefined {
  return results.get(object);
}

/** Arguments by the names of their parameters; those that are left out are not there. */
export function argumentsOf({ method, values, written, typeArguments }: NativeCall): MadeResult["argument"] {
  const declared = ({ type }: ParameterSymbol): AnnotatedType => {
    const types = method?.typeParameters.flatMap((parameter, at) => {
      const argument = typeArguments[at];
      return argument === undefined ? [] : [[parameter, argument] as const];
    });
    return substitute(type, new Map(types));
  };
  return (...names) => {
    for (const name of names) {
      const at = method?.parameters.findIndex((one) => one.name === name) ?? -1;
      const value = at < 0 ? undefined : values[at];
      const parameter = method?.parameters[at];
      if (value !== undefined && parameter !== undefined)
        return { value, written: written?.(name), declared: declared(parameter) };
    }
    return undefined;
  };
}

function keep(object: HeapObject, kind: ResultKind, call: NativeCall): void {
  call.machine.memory.setField(object, "StatusCode", { value: nullValue, place: undefined });
  results.set(object, { kind, place: call.place, types: call.types, argument: argumentsOf(call) });
}

function factory(kind: ResultKind): NativeMember {
  return (call) => {
    const { type, machine, place } = call;
    // `IResult` does not say which class is behind it.
    const isOpen = type?.type.kind === "named" && type.type.symbol.typeKind === "interface";
    const object: HeapObject = { type: isOpen ? undefined : type?.type, place };
    machine.memory.begin(object);
    keep(object, kind, call);
    return objectValue(object);
  };
}

/** `new OkObjectResult(x)`, and the constructors of classes that derive from it. */
function makesSelf(kind: ResultKind): NativeMember {
  return (call) => {
    if (call.receiver?.kind === "object") keep(call.receiver.object, kind, call);
    return kind.content === "file" ? makesFile(call) : nullValue;
  };
}

/** Its classes write the file: those of the framework, and the program's own. */
const makesFile: NativeMember = ({ machine, receiver, argument, place }) => {
  const object = knownObject(receiver);
  const contentType = argument("contentType");
  if (object !== undefined && contentType !== undefined)
    machine.memory.setField(object, "ContentType", { value: contentType, place });
  return nullValue;
};

type Row = readonly [names: string, status: number | undefined, content: ResultContent, keepsStatus?: true];

/** By the names that `Results`, `TypedResults` and `ControllerBase` share. */
const calls: readonly Row[] = [
  ["Ok", 200, "value"],
  ["Created CreatedAtRoute CreatedAtAction", 201, "value"],
  ["Accepted AcceptedAtRoute AcceptedAtAction", 202, "value"],
  ["NoContent", 204, "none"],
  ["BadRequest", 400, "value"],
  ["Unauthorized", 401, "value"],
  ["Challenge", 401, "none"],
  ["Forbid", 403, "none"],
  ["NotFound", 404, "value"],
  ["Conflict", 409, "value"],
  ["UnprocessableEntity", 422, "value"],
  ["InternalServerError", 500, "value"],
  ["Problem", 500, "problem"],
  ["ValidationProblem", 400, "validationProblem"],
  ["StatusCode", undefined, "value"],
  ["Json", 200, "json", true],
  ["Text Content", 200, "text", true],
  ["File PhysicalFile VirtualFile Bytes Stream", 200, "file", true],
  ["ServerSentEvents", 200, "events", true],
  ["View PartialView ViewComponent Empty", 200, "none", true],
  // The scheme decides what is written: a token, a cookie, nothing.
  ["SignIn SignOut", 200, "unknown", true],
  ["Redirect RedirectToRoute RedirectToAction RedirectToPage LocalRedirect", 302, "none"],
  [
    "RedirectPermanent RedirectToRoutePermanent RedirectToActionPermanent RedirectToPagePermanent LocalRedirectPermanent",
    301,
    "none",
  ],
  [
    "RedirectPreserveMethod RedirectToRoutePreserveMethod RedirectToActionPreserveMethod RedirectToPagePreserveMethod " +
      "LocalRedirectPreserveMethod",
    307,
    "none",
  ],
  [
    "RedirectPermanentPreserveMethod RedirectToRoutePermanentPreserveMethod RedirectToActionPermanentPreserveMethod " +
      "RedirectToPagePermanentPreserveMethod LocalRedirectPermanentPreserveMethod",
    308,
    "none",
  ],
];

/** The classes of MVC's results, with what their constructors are given. */
const classes: readonly Row[] = [
  ["OkResult", 200, "none"],
  ["OkObjectResult", 200, "value"],
  ["CreatedResult CreatedAtActionResult CreatedAtRouteResult", 201, "value"],
  ["AcceptedResult AcceptedAtActionResult AcceptedAtRouteResult", 202, "value"],
  ["NoContentResult", 204, "none"],
  ["BadRequestResult", 400, "none"],
  ["BadRequestObjectResult", 400, "value"],
  ["UnauthorizedResult", 401, "none"],
  ["UnauthorizedObjectResult", 401, "value"],
  ["ChallengeResult", 401, "none"],
  ["ForbidResult", 403, "none"],
  ["NotFoundResult", 404, "none"],
  ["NotFoundObjectResult", 404, "value"],
  ["ConflictResult", 409, "none"],
  ["ConflictObjectResult", 409, "value"],
  ["UnsupportedMediaTypeResult", 415, "none"],
  ["UnprocessableEntityResult", 422, "none"],
  ["UnprocessableEntityObjectResult", 422, "value"],
  ["StatusCodeResult", undefined, "none"],
  ["ObjectResult", 200, "value", true],
  ["JsonResult", 200, "json", true],
  ["ContentResult", 200, "text", true],
  ["FileContentResult FileStreamResult PhysicalFileResult VirtualFileResult", 200, "file", true],
  ["EmptyResult ViewResult PartialViewResult ViewComponentResult", 200, "none", true],
  ["SignInResult SignOutResult", 200, "unknown", true],
  ["RedirectResult RedirectToActionResult RedirectToRouteResult RedirectToPageResult LocalRedirectResult", 302, "none"],
];

const http = "Microsoft.AspNetCore.Http";
const mvc = "Microsoft.AspNetCore.Mvc";

function kindsIn(
  rows: readonly Row[],
  isHttp: boolean,
  nameOf = (name: string) => name,
): ReadonlyMap<string, ResultKind> {
  return new Map(
    rows.flatMap(([names, status, content, keepsStatus = false]) =>
      names
        .split(" ")
        .map(
          (name) => [name, { made: nameOf(name), status, content, keepsStatus, isHttp } satisfies ResultKind] as const,
        ),
    ),
  );
}

/** What makes results of one class has one name. */
function madeBy(name: string): string {
  return name === "Content" ? "Text" : name.replace(/^Local(?=Redirect)/, "");
}

const ofHttp = kindsIn(calls, true, madeBy);
const ofMvc = kindsIn(calls, false, madeBy);
export const resultClasses = kindsIn(classes, false, (name) => name.replace(/(Object)?Result$/, ""));

const valueNames: ReadonlySet<string> = new Set(["value", "error", "data", "modelState"]);

/** `Ok(x)` of a controller whose base class is not there: its name says what it makes. */
export function givenResult(machine: CSharpMachine, call: OutsideCall): CSharpValue | undefined {
  const { name, method, receiver, values, written, place, types } = call;
  const kind = method === undefined && receiver?.kind === "object" ? ofMvc.get(name) : undefined;
  if (kind === undefined) return undefined;
  const at = (parameter: string): number | undefined => {
    if (parameter === "statusCode") return name === "StatusCode" ? 0 : undefined;
    if (parameter === "contentType") return kind.content === "file" || kind.content === "text" ? 1 : undefined;
    if (!valueNames.has(parameter)) return undefined;
    if (/At(Action|Route)$/.test(name)) return values.length > 1 ? values.length - 1 : undefined;
    return name === "Created" || name === "StatusCode" ? 1 : 0;
  };
  const object: HeapObject = { type: undefined, place };
  machine.memory.setField(object, "StatusCode", { value: nullValue, place: undefined });
  const argument: MadeResult["argument"] = (...names) => {
    const index = names.map(at).find((one) => one !== undefined);
    const value = index === undefined ? undefined : values[index];
    return value === undefined || index === undefined ? undefined : { value, written: written?.[index] };
  };
  results.set(object, { kind, place, types, argument });
  return objectValue(object);
}

const onlyMvc = /AtAction$|^View|^Partial|^(Local)?Redirect(To(Action|Page)|.*(Permanent|PreserveMethod))/;
const onlyHttp = /^(InternalServerError|Text|Bytes|Stream|ServerSentEvents|VirtualFile)$/;
const ofViews = /^(Json|View|PartialView|ViewComponent)$/;

function factories(): NonNullable<MemberTable["methods"]> {
  const entries: [string, NativeMember][] = [];
  for (const [name, kind] of ofHttp) {
    if (name === "Empty" || onlyMvc.test(name)) continue;
    const isTyped = name === "PhysicalFile" || name === "VirtualFile";
    if (!isTyped) entries.push([`M:${http}.Results.${name}`, factory(kind)]);
    entries.push([`M:${http}.TypedResults.${name}`, factory(kind)]);
  }
  for (const [name, kind] of ofMvc) {
    if (onlyHttp.test(name) || name === "Empty") continue;
    entries.push([`M:${mvc}.${ofViews.test(name) ? "Controller" : "ControllerBase"}.${name}`, factory(kind)]);
  }
  for (const [name, kind] of resultClasses) entries.push([`M:${mvc}.${name}.#ctor`, makesSelf(kind)]);
  return Object.fromEntries(entries);
}

/** A result that no call of the program makes. */
function resultOf(
  kind: ResultKind,
  { machine, type, place }: Pick<NativeCall, "machine" | "type" | "place">,
): CSharpValue {
  const object: HeapObject = { type: type?.type, place };
  machine.memory.begin(object);
  results.set(object, { kind, place, types: undefined, argument: () => undefined });
  return objectValue(object);
}

const empty: NativeMember = (call) =>
  resultOf({ made: "Empty", status: 200, content: "none", keepsStatus: true, isHttp: true }, call);

const factoryName = "InvalidModelStateResponseFactory";
const invalidKind: ResultKind = {
  made: "ValidationProblem",
  status: 400,
  content: "validationProblem",
  keepsStatus: false,
  isHttp: false,
};

/** What answers requests that are not valid: the framework does, until a program puts something in its place. */
const invalidFactory: NativeMember = ({ machine, receiver }) => {
  const run = (_: readonly CSharpValue[], place: Place): CSharpValue =>
    resultOf(invalidKind, { machine, type: undefined, place });
  const object = knownObject(receiver);
  const set = object && machine.memory.field(object, factoryName);
  return set?.value ?? { kind: "delegate", target: { kind: "native", run } };
};

/** `new ActionResult<T>(x)`. */
const wrap: NativeMember = ({ values: [value = nullValue] }) => value;

export const resultMembers: MemberTable = {
  methods: {
    ...factories(),
    [`M:${mvc}.FileResult.#ctor`]: makesFile,
    [`M:${mvc}.ActionResult\`1.#ctor`]: wrap,
    [`M:${mvc}.ActionResult\`1.op_Implicit`]: wrap,
    [`M:${mvc}.Infrastructure.IConvertToActionResult.Convert`]: ({ receiver = nullValue }) => receiver,
  },
  properties: {
    [`P:${mvc}.ApiBehaviorOptions.${factoryName}`]: invalidFactory,
    ...sameFor([`P:${http}.Results.Empty`, `P:${http}.TypedResults.Empty`], empty),
    [`P:${mvc}.ObjectResult.ContentTypes`]: emptyList,
  },
};
