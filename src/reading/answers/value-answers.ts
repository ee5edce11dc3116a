/** What a value answers that code returns, and what is written to the response. */

import { displayType, locationOfExpression, shortTextOf } from "../../csharp/binding/index.js";
import type { AnnotatedType, MethodSymbol, NamedType } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import { baseTypes } from "../../csharp/binding/types/hierarchy.js";
import type { TypeMap } from "../../csharp/binding/types/substitution.js";
import { typeMapOf } from "../../csharp/binding/types/substitution.js";
import {
  alternativesOf,
  askedValues,
  type CSharpMachine,
  type CSharpValue,
  classOf,
  isNull,
  knownObject,
  Memory,
  nullValue,
  type Place,
} from "../../csharp/execution/index.js";
import {
  executedValue,
  executorOf,
  type HandledRequest,
  isInputProblem,
  isSent,
  isUntouched,
  type MadeResult,
  madeResult,
  mapperOf,
  type ResponseWrite,
  type ResultArgument,
  resultClasses,
  terminalOf,
} from "../../framework/index.js";
import {
  isActionResult,
  isConverted,
  isPlainValue,
  returnShape,
  whyNotAnswered,
} from "../controllers/responses/return-type.js";
import type { AnsweredBody, FollowedAnswer } from "../responses/followed-answer.js";
import { asksDetails, type DetailsStatus, detailsStatuses, statusOfDetails } from "./details-status.js";
import { executing, formatsItself, redirects, writesNothing } from "./executed-results.js";
import { type CodeEnd, inMemory, runCode } from "./handled-code.js";
import { BodyReader } from "./result-bodies.js";
import { writtenAsRoot } from "./root-type.js";
import { asJson, bodyOfValue, bytesBody, delegateBody, fileBody, nullBody, typeAnswered } from "./written-body.js";

/** What `made` is of an answer that leaves the response as it is. */
export const untouched = "Untouched";

/** What `made` is of a result of an unknown class. */
export const unseen = "Unseen";

const unknown: AnsweredBody = { kind: "unknown" };
const none: AnsweredBody = { kind: "none" };

/** Result classes that all execute each other would be followed for ever. */
const deepest = 6;

export type ReadSent = (
  written: ResponseWrite,
  reader: AnswerReader,
  statuses: readonly (number | undefined)[],
) => readonly FollowedAnswer[];

export interface ReaderOptions {
  /** Of a minimal API. */
  readonly isRouteHandler?: boolean;
  /** The declared type of what is returned, where it is answered. */
  readonly returned?: AnnotatedType | undefined;
  /** The declared type of values that are returned, where they are written by it: `object` of a minimal API. */
  readonly writtenAs?: AnnotatedType | undefined;
  /** What a library answers in its own way. */
  readonly sent?: ReadSent;
}

/** Where a value is returned. */
type ValuePlace = Pick<CodeEnd, "place" | "isAwaited">;

const nowhere: ValuePlace = { place: undefined, isAwaited: false };

export class AnswerReader {
  readonly #machine: CSharpMachine;
  readonly #request: HandledRequest;
  /** The status that the response has before. */
  readonly #usual: number;
  readonly #options: ReaderOptions;
  readonly #bodies: BodyReader;
  #depth = 0;

  constructor(machine: CSharpMachine, request: HandledRequest, usual: number, options: ReaderOptions = {}) {
    this.#machine = machine;
    this.#request = request;
    this.#usual = usual;
    this.#options = options;
    this.#bodies = new BodyReader(machine, request, options.isRouteHandler === true);
  }

  /** Of every way out; `sendsValue`: what is returned is answered. */
  answersOf(ends: readonly CodeEnd[], sendsValue: boolean, types: TypeMap): readonly FollowedAnswer[] {
    const { writes } = this.#request;
    const returned = ends.flatMap((end) =>
      sendsValue ? inMemory(this.#machine, end.memory, () => this.#returned(end, types)) : [],
    );
    const written = writes.splice(0).flatMap((one) => inMemory(this.#machine, one.memory, () => this.#written(one)));
    const bare = ends.flatMap((end) => inMemory(this.#machine, end.memory, () => this.#bare(end, sendsValue)));
    const isChanged = written.length > 0 || bare.some(({ made }) => made !== untouched);
    const place = written[0] ?? bare.find(({ made }) => made !== untouched);
    const left =
      isChanged && place !== undefined
        ? bare.map((one) => (one.made === untouched ? { ...one, text: place.text, location: place.location } : one))
        : [];
    return distinct([...returned, ...written, ...left]);
  }

  /** A value that is returned goes with the status that was set; a result sets its own. */
  #returned(end: CodeEnd, types: TypeMap): readonly FollowedAnswer[] {
    const { value } = end;
    if (value === undefined) return [];
    const open = this.#statuses();
    return alternativesOf(value).flatMap((one) => {
      const answers = this.valueAnswers(one, end, types, one === value);
      return this.#asWritten(one, answers, end, types).flatMap((answer) => this.#withStatuses(answer, open));
    });
  }

  /** A minimal API runs no results of MVC and copies no streams, whatever the type that is declared: it writes them as JSON. */
  #asWritten(
    value: CSharpValue,
    answers: readonly FollowedAnswer[],
    { place, isAwaited }: ValuePlace,
    types: TypeMap,
  ): readonly FollowedAnswer[] {
    const own = classOf(value);
    const type: AnnotatedType | undefined =
      this.#options.isRouteHandler !== true || isNull(value)
        ? undefined
        : own !== undefined
          ? { type: own, nullability: "notAnnotated" }
          : typeAnswered({ value, written: place, isAwaited }, types);
    const reason = type === undefined ? undefined : whyNotAnswered(type, true);
    if (type === undefined || reason === undefined) return answers;
    const body: AnsweredBody = { kind: "notAnswered", type: displayType(type), reason };
    return answers.map((answer) => ({ ...answer, status: 200, made: undefined, body }));
  }

  /** Of a result that is put in the place of an answer. */
  resultAnswers(value: CSharpValue, memory: Memory): readonly FollowedAnswer[] {
    return inMemory(this.#machine, memory, () =>
      this.valueAnswers(value, nowhere, undefined).flatMap((answer) => this.#withStatuses(answer, this.#statuses())),
    );
  }

  #withStatuses(
    answer: FollowedAnswer,
    open: readonly (number | "untouched" | undefined)[],
  ): readonly FollowedAnswer[] {
    if (answer.made !== undefined && answer.keepsStatus !== true) return [answer];
    return open.map((status) =>
      status === "untouched"
        ? answer.keepsStatus === true && this.#usual !== 200
          ? { ...answer, status: this.#usual }
          : answer
        : { ...answer, status, made: answer.made ?? "StatusCode" },
    );
  }

  /** The statuses that the response may have where nothing has been written yet. */
  #statuses(): readonly (number | "untouched" | undefined)[] {
    return this.#statusesIn(this.#request.status);
  }

  #statusesIn(value: CSharpValue): readonly (number | "untouched" | undefined)[] {
    const values = alternativesOf(value).filter((one) => !isSent(one));
    const isLeft = values.some(isUntouched);
    const set = values.filter((one) => !isUntouched(one)).flatMap((one) => this.statusesOf(one));
    return [...new Set([...(isLeft ? (["untouched"] as const) : []), ...set])];
  }

  #bare({ value }: CodeEnd, sendsValue: boolean): readonly FollowedAnswer[] {
    if (sendsValue && value !== undefined && !alternativesOf(value).some(isNull)) return [];
    const request = this.#request;
    const { isRouteHandler, returned } = this.#options;
    const isNullSent = sendsValue && value !== undefined && isRouteHandler === true;
    const body = (isNullSent ? nullBody(returned) : undefined) ?? (request.isHandedOn ? unknown : none);
    const place = request.statusPlace;
    return this.#statuses().map((status) => ({
      status: status === "untouched" ? this.#usual : status,
      body,
      made: status === "untouched" ? (request.isHandedOn ? "Write" : untouched) : "StatusCode",
      ...shownAt(place),
    }));
  }

  /** Every status that a value may come to; undefined for those computed at run time. */
  statusesOf(value: CSharpValue): readonly (number | undefined)[] {
    const found = askedValues(value).flatMap((one): readonly (number | undefined)[] => {
      if (one.kind !== "constant") return [undefined];
      const { constant } = one;
      if (constant.kind !== "integer" && constant.kind !== "enum") return [undefined];
      const status = Number(constant.value);
      // A placeholder (`_ => (0, "")`) does not set a status.
      return status < 100 || status > 599 ? [] : [status];
    });
    return [...new Set(found)];
  }

  valueAnswers(
    value: CSharpValue,
    at: ValuePlace,
    types: TypeMap | undefined,
    isOnly = value.kind !== "oneOf",
  ): readonly FollowedAnswer[] {
    return alternativesOf(value).flatMap((one) => this.#answersOfOne(one, at, types, isOnly));
  }

  #answersOfOne(
    value: CSharpValue,
    at: ValuePlace,
    types: TypeMap | undefined,
    isOnly: boolean,
  ): readonly FollowedAnswer[] {
    const { place } = at;
    // A handler never answers with a null result.
    if (isNull(value)) return [];
    if (isInputProblem(value) || terminalOf(value) !== undefined) return [];
    if (value.kind === "delegate") return [{ status: 200, body: delegateBody, made: undefined, ...shownAt(place) }];
    const object = knownObject(value);
    const result = object && madeResult(object);
    const own = classOf(value);
    const isOwn = own?.symbol.origin === "source";
    const converts = isOwn && this.#options.isRouteHandler !== true && isConverted(own.symbol);
    const executes = converts || (isOwn && isActionResult(own.symbol)) ? executing(own) : undefined;
    if (object !== undefined && own !== undefined && executes !== undefined)
      return this.#executed(value, own, executes, converts).map((one) => ({
        ...one,
        made: own.symbol.metadataName,
        ...shownAt(object.place ?? place),
      }));
    if (object !== undefined && result !== undefined) {
      if (own !== undefined && formatsItself(own))
        return [this.#unseen(own.symbol.metadataName, object.place ?? place)];
      const executor = own && executorOf(this.#machine, own, result.place);
      if (executor !== undefined) return this.#byService(executor, [undefined, value], result.place);
      return this.#made(value, result, own?.symbol.origin === "source" ? (object.place ?? place) : result.place);
    }
    if (own !== undefined && isOwn && writesNothing(own))
      return [
        {
          status: 200,
          body: none,
          made: own.symbol.metadataName,
          keepsStatus: true,
          ...shownAt(object?.place ?? place),
        },
      ];
    if (own !== undefined && isActionResult(own.symbol) && isOwn)
      return [this.#unseen(own.symbol.metadataName, object?.place ?? place)];
    const made = isOnly ? undefined : placeOf(value);
    return this.#plain(value, made === undefined ? at : { place: made, isAwaited: true }, types);
  }

  /** A value itself. `ActionResult<T>` and minimal APIs answer it with 200; a result object could be anything. */
  #plain(value: CSharpValue, at: ValuePlace, types: TypeMap | undefined): readonly FollowedAnswer[] {
    const { place, isAwaited } = at;
    const argument: ResultArgument = { value, written: place, isAwaited };
    const type = resultType(value) ?? typeAnswered(argument, types);
    const body = (): AnsweredBody =>
      this.#bodies.inContentType(
        writtenAsRoot(bodyOfValue(argument, types, false, askedValues), this.#options.writtenAs, "result"),
      );
    const plain = (): readonly FollowedAnswer[] => [
      { status: 200, body: body(), made: undefined, ...shownAt(place ?? placeOf(value)) },
    ];
    if (type === undefined) return [this.#unseen(undefined, place ?? placeOf(value))];
    const mayBeResult = !isPlainValue(type) && (value.kind === "unknown" || value.kind === "object");
    const isFormatted = this.#options.isRouteHandler !== true && type.type.kind !== "error";
    const details = isFormatted ? detailsStatuses(this.#machine, argument, types, false) : undefined;
    if (details !== undefined)
      return this.#withDetails(details, { body: body(), made: undefined, ...shownAt(place ?? placeOf(value)) });
    const outOfSight = mayBeResult ? this.#outOfSight(type, place ?? placeOf(value)) : undefined;
    return outOfSight ?? this.#byValueServices(value, place ?? placeOf(value)) ?? plain();
  }

  /** What services of the program make of a value that an action returns; undefined where it has none. */
  #byValueServices(value: CSharpValue, place: Place | undefined): readonly FollowedAnswer[] | undefined {
    if (this.#options.isRouteHandler === true || place === undefined) return undefined;
    const mapper = mapperOf(this.#machine, place);
    if (mapper !== undefined) return this.#byService(mapper, [value, undefined], place);
    const executed = executedValue(this.#machine, value, place);
    return executed && this.#byService(executed.executor, [undefined, executed.result], place);
  }

  /** A service of the program writes the answer, or gives the result that does. */
  #byService(
    service: CSharpValue,
    values: readonly (CSharpValue | undefined)[],
    place: Place,
  ): readonly FollowedAnswer[] {
    return alternativesOf(service).flatMap((one) => {
      const own = classOf(one);
      const method = own && executing(own);
      if (own === undefined || method === undefined) return [this.#unseen(unseen, place)];
      return this.#executed(one, own, method, method.name === "Convert", values).map((answer) => ({
        ...answer,
        made: answer.made ?? own.symbol.metadataName,
        ...shownAt(place),
      }));
    });
  }

  /** A result that is made out of sight: its class may say what it answers. Undefined for what is no result. */
  #outOfSight(type: AnnotatedType, place: Place | undefined): readonly FollowedAnswer[] | undefined {
    if (type.type.kind !== "named") return [this.#unseen(undefined, place)];
    const { symbol } = type.type;
    const shape = returnShape(type);
    const [typed] = shape.kind === "typed" ? shape.answers : [];
    if (typed !== undefined && shape.kind === "typed" && shape.answers.length === 1 && typed.status.kind === "code") {
      const body: AnsweredBody =
        typed.content === "body" && typed.type !== undefined
          ? { kind: "value", type: typed.type, asJson: true, json: "http" }
          : typed.content === "none"
            ? none
            : unknown;
      return [{ status: typed.status.code, body, made: symbol.name, ...shownAt(place) }];
    }
    const known = symbol.namespace === "Microsoft.AspNetCore.Mvc" ? resultClasses.get(symbol.name) : undefined;
    if (known?.status !== undefined && !known.keepsStatus)
      return [{ status: known.status, body: unknown, made: symbol.name, ...shownAt(place) }];
    const mayBeResult = shape.kind === "unsaid" || isActionResult(symbol);
    if (!mayBeResult) return undefined;
    const isResult = isActionResult(symbol);
    return [this.#unseen(symbol.origin === "source" ? symbol.metadataName : isResult ? unseen : undefined, place)];
  }

  /** Neither the status nor the body is known. `made`: the class, of what certainly is a result. */
  #unseen(made: string | undefined, place: Place | undefined): FollowedAnswer {
    const { returned } = this.#options;
    const isResult = returned?.type.kind === "named" && isActionResult(returned.type.symbol);
    const result = isResult ? unseen : undefined;
    return { status: undefined, body: unknown, made: made ?? result, ...shownAt(place) };
  }

  #made(value: CSharpValue, result: MadeResult, place: Place | undefined): readonly FollowedAnswer[] {
    const { kind } = result;
    const set = alternativesOf(this.#bodies.field(value, "StatusCode") ?? nullValue);
    const said = set.filter((one) => !isNull(one));
    const given = [...said, ...(said.length < set.length ? [result.argument("statusCode")?.value ?? nullValue] : [])];
    const known = given.flatMap(alternativesOf).filter((one) => !isNull(one));
    const body = this.#bodies.ofResult(value, result);
    const answer = { body, made: kind.made, ...shownAt(place) };
    const statuses = known.flatMap((one) => this.statusesOf(one)).map((status) => ({ ...answer, status }));
    if (given.flatMap(alternativesOf).every((one) => !isNull(one))) return statuses;
    return [...statuses, ...this.#withoutStatus(value, result, answer)];
  }

  #withoutStatus(
    value: CSharpValue,
    result: MadeResult,
    answer: Omit<FollowedAnswer, "status">,
  ): readonly FollowedAnswer[] {
    const { kind } = result;
    const { body } = answer;
    if (kind.content === "problem") {
      const details = result.argument("problemDetails");
      const values =
        details === undefined
          ? [500]
          : askedValues(details.value).map((one) => statusOfDetails(this.#machine, one, true));
      return this.#withDetails(values, answer);
    }
    const held = asksDetails(kind) ? this.#bodies.valueOf(value, result) : undefined;
    const ofDetails = held && detailsStatuses(this.#machine, held, result.types, kind.isHttp);
    if (ofDetails !== undefined) return this.#withDetails(ofDetails, { ...answer, keepsStatus: true });
    if (kind.status !== undefined && kind.status >= 300 && kind.status < 400 && kind.content === "none")
      return redirects(result).map((status) => ({ ...answer, status }));
    // MVC answers a null of status 200 with 204.
    const isEmpty =
      !kind.isHttp && kind.made === "Ok" && body.kind === "none" && result.argument("value") !== undefined;
    return [
      { ...answer, status: isEmpty ? 204 : kind.status, ...(kind.keepsStatus ? { keepsStatus: true as const } : {}) },
    ];
  }

  #withDetails(
    statuses: readonly DetailsStatus[],
    { keepsStatus, ...answer }: Omit<FollowedAnswer, "status">,
  ): readonly FollowedAnswer[] {
    return statuses.flatMap((status): readonly FollowedAnswer[] => {
      if (status === "usual") return [{ ...answer, status: 200, ...(keepsStatus ? { keepsStatus } : {}) }];
      const known = status === undefined || typeof status === "number" ? [status] : this.statusesOf(status);
      return known.map((one) => ({ ...answer, status: one, made: answer.made ?? "Object" }));
    });
  }

  /** What the code of a result class writes to the response, or the result that it gives. */
  #executed(
    self: CSharpValue,
    own: NamedType,
    method: MethodSymbol,
    givesResult: boolean,
    values?: readonly (CSharpValue | undefined)[],
  ): readonly FollowedAnswer[] {
    const notSeen = [{ ...this.#unseen(own.symbol.metadataName, undefined), made: undefined }];
    if (this.#depth >= deepest || method.body === undefined) return notSeen;
    this.#depth++;
    const { writes } = this.#request;
    const outer = writes.splice(0);
    const before = this.#machine.memory;
    this.#machine.memory = new Memory(before);
    const holder =
      [own, ...baseTypes(own)].find(({ symbol }) => symbol === method.containingType) ??
      selfType(method.containingType);
    const ends = runCode(this.#machine, { kind: "method", method, types: typeMapOf(holder), self }, values);
    const isHandedOn = ends.some(({ memory }) => inMemory(this.#machine, memory, () => this.#request.isHandedOn));
    const answers = isHandedOn && writes.length === 0 ? [] : this.answersOf(ends, givesResult, new Map());
    this.#machine.memory = before;
    writes.push(...outer);
    this.#depth--;
    // A base class, or an executor of the framework, is not a result that could be followed.
    return answers.length > 0 && answers.every(({ made }) => made !== undefined) ? answers : notSeen;
  }

  #written(written: ResponseWrite): readonly FollowedAnswer[] {
    const { place, types } = written;
    const open = this.#statusesIn(written.status);
    const statuses = open.map((status) => (status === "untouched" ? this.#usual : status));
    const all = (body: AnsweredBody): readonly FollowedAnswer[] =>
      statuses.map((status) => ({ status, body, made: "Write", ...shownAt(place) }));
    switch (written.kind) {
      case "json": {
        const body = this.#bodies.ofJson(written.argument, types, "type");
        const options = written.argument("options", "jsonTypeInfo", "context");
        return all(
          asJson(
            body,
            this.#bodies.ownOptions(options),
            this.#bodies.contentType(written.argument("contentType")?.value, place),
          ),
        );
      }
      case "serialized":
        return all(this.#bodies.ofSerialized(written, this.#bodies.contentType(this.#request.contentType, place)));
      case "text": {
        const contentType = this.#bodies.contentType(this.#request.contentType, place);
        // Without a content type, a client cannot tell that it is text.
        return all(contentType === undefined ? unknown : this.#bodies.ofText(written.argument("text"), contentType));
      }
      case "file":
        return all(fileBody(this.#bodies.contentType(this.#request.contentType, place)));
      case "bytes":
        return all(bytesBody(this.#bodies.contentType(this.#request.contentType, place)));
      case "details":
        return all(this.#bodies.ofDetails(written));
      case "base":
      case "result": {
        const values = written.result ?? { kind: "unknown", type: undefined, reason: "", place };
        const results = alternativesOf(values).flatMap((one) => {
          const object = knownObject(one);
          const made = object && madeResult(object);
          if (written.kind === "base") return made === undefined ? [] : this.#made(one, made, place);
          return this.#answersOfOne(one, { place, isAwaited: false }, types, true);
        });
        return results.flatMap((answer) => this.#withStatuses(answer, open));
      }
      default:
        return this.#options.sent?.(written, this, statuses) ?? all(unknown);
    }
  }
}

/** Of a value that is known to be a result, and nothing else: `new ActionResult<T>(result)` is that result. */
function resultType(value: CSharpValue): AnnotatedType | undefined {
  const type = value.kind === "unknown" ? value.type : undefined;
  return type?.type.kind === "named" && isActionResult(type.type.symbol) ? type : undefined;
}

function placeOf(value: CSharpValue): Place | undefined {
  return value.kind === "unknown" ? value.place : value.kind === "object" ? value.object.place : undefined;
}

export function shownAt(place: Place | undefined): Pick<FollowedAnswer, "text" | "location"> {
  if (place === undefined) return { text: "", location: { file: "", line: 1, column: 1, endLine: 1, endColumn: 1 } };
  return { text: shortTextOf(place), location: locationOfExpression(place) };
}

function distinct(answers: readonly FollowedAnswer[]): readonly FollowedAnswer[] {
  const seen = new Set<string>();
  return answers.filter(({ status, location, made, body }) => {
    const type = "type" in body && typeof body.type !== "string" ? displayType(body.type) : "";
    const key = `${status} ${made} ${body.kind} ${type} ${location.file}:${location.line}:${location.column}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
