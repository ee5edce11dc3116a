/**
 * What the filters of a minimal API answer: besides its handler, where they refuse a request or catch an exception, or in its place
 * (`.AddEndpointFilter(async (context, next) => new Envelope(await next(context)))`).
 */

import { cachedBy } from "../../caching/cache.js";
import type { Type } from "../../csharp/binding/symbols/symbols.js";
import { typeMapOf } from "../../csharp/binding/types/substitution.js";
import {
  alternativesOf,
  askedValues,
  type CSharpMachine,
  type CSharpValue,
  classOf,
  type HeapObject,
  isNull,
  knownObject,
  nullValue,
  objectValue,
  oneOf,
} from "../../csharp/execution/index.js";
import { placeKey } from "../../diagnostics/location.js";
import type { RouteConvention } from "../endpoints/endpoint-conventions.js";
import { type FilterAnswers, insteadOf, type ReplacedAnswers, replacedByAny } from "../responses/filter-answers.js";
import type { FollowedAnswer } from "../responses/followed-answer.js";
import type { StartUp } from "../start/start-up.js";
import { type CodeEnd, codeOf, type HandledCode, handle, inMemory, runCode } from "./handled-code.js";
import { interfaceMethods } from "./interface-methods.js";
import { AnswerReader } from "./value-answers.js";

export function endpointFilterAnswers(startUp: StartUp, conventions: readonly RouteConvention[]): FilterAnswers {
  const answersOfConvention = filterAnswersIn(startUp);
  const filters = conventions.filter(({ name }) => addsFilter.has(name)).map((one) => answersOfConvention(one));
  return { besides: filters.flatMap(({ besides }) => besides), instead: insteadOf(filters) };
}

const addsFilter: ReadonlySet<string> = new Set(["AddEndpointFilter", "AddEndpointFilterFactory"]);

/** A filter of a group is run once for all of its routes. */
const filterAnswersIn = cachedBy((startUp: StartUp) =>
  cachedBy((convention: RouteConvention): FilterAnswers => {
    const besides: FollowedAnswer[] = [];
    const instead: ReplacedAnswers[] = [];
    const isFactory = convention.name === "AddEndpointFilterFactory";
    for (const filter of filtersOf(convention)) {
      const { answers, replacing, leaves } = answersOf(startUp, filter, isFactory, objectValue(passedOn));
      besides.push(...answers);
      // `result is null ? Results.NotFound() : result`
      const ofNull = answersOf(startUp, filter, isFactory, nullValue).answers;
      const places = new Set(answers.map(({ location }) => placeKey(location)));
      besides.push(...ofNull.filter(({ location }) => !places.has(placeKey(location))));
      const [first] = replacing;
      if (first === undefined) continue;
      const { text, location } = first;
      const statuses = replacing.flatMap(({ status }) => status ?? []);
      instead.push({ filter: filter.name, text, location, statuses, leaves });
    }
    return { besides, instead: replacedByAny(instead) };
  }),
);

interface Filter {
  readonly name: string;
  readonly code: HandledCode;
}

/** Filters of packages are not seen. */
function filtersOf({ name, typeArguments, values }: RouteConvention): readonly Filter[] {
  if (values.length === 0) return ofClass(typeArguments.at(-1)?.type, undefined);
  return values.flatMap(alternativesOf).flatMap((value): readonly Filter[] => {
    if (value.kind !== "delegate") return ofClass(classOf(value), value);
    const code = codeOf(value);
    if (code === undefined) return [];
    return [{ name: code.kind === "method" ? code.method.name : `of ${name}`, code }];
  });
}

const filterInterfaces: ReadonlySet<string> = new Set(["Microsoft.AspNetCore.Http.IEndpointFilter"]);

function ofClass(type: Type | undefined, self: CSharpValue | undefined): readonly Filter[] {
  if (type?.kind !== "named") return [];
  return interfaceMethods(type, filterInterfaces).map(({ method, declaredIn }) => ({
    name: type.symbol.name,
    code: { kind: "method", method, types: typeMapOf(declaredIn), self, on: type.symbol },
  }));
}

/** What the handler answers, as a filter gets it from `next`. */
const passedOn: HeapObject = { type: undefined, place: undefined };
const asked = "asked for";

interface AnswersOfFilter {
  /** Besides the handler. */
  readonly answers: readonly FollowedAnswer[];
  /** Successes that a filter makes once the handler has answered. */
  readonly replacing: readonly FollowedAnswer[];
  readonly leaves: ReplacedAnswers["leaves"];
}

/** `answered`: what the handler does. */
function answersOf(startUp: StartUp, { code }: Filter, isFactory: boolean, answered: CSharpValue): AnswersOfFilter {
  return handle(startUp, (machine, request) => {
    const next: CSharpValue = {
      kind: "delegate",
      target: {
        kind: "native",
        run: (_, place) => {
          machine.memory.setField(passedOn, asked, { value: nullValue, place });
          return answered;
        },
      },
    };
    machine.memory.begin(passedOn);
    const run = runCode(machine, code, withNext(code, next));
    const ends = isFactory ? run.flatMap((end) => endsOfMade(machine, end)) : run;
    const reader = new AnswerReader(machine, request, 200);
    const read = (some: readonly CodeEnd[]): readonly FollowedAnswer[] => {
      const others = some.map((end) => ({ ...end, value: end.value && withoutPassedOn(end.value) }));
      const answers = reader.answersOf(others, true, new Map());
      return answers.filter(({ status, made }) => status !== undefined || made !== undefined);
    };
    const hasAsked = ({ memory }: CodeEnd): boolean => memory.field(passedOn, asked) !== undefined;
    // A filter that asks on no way does so where it is not seen.
    const isBefore = (end: CodeEnd): boolean => !hasAsked(end) && ends.some(hasAsked);
    const before = read(ends.filter(isBefore));
    const behind = read(ends.filter((end) => !isBefore(end)));
    return {
      answers: [...before, ...behind.filter((one) => !isReplacing(one))],
      replacing: behind.filter(isReplacing),
      leaves: ends.some(passesOn) ? "answers" : "nothing",
    };
  });
}

/** A success with a body: what refuses a request has none. */
function isReplacing({ status, body }: FollowedAnswer): boolean {
  return status !== undefined && status >= 200 && status < 300 && !/^(none|problem|validationProblem)$/.test(body.kind);
}

/** What is not known may be what the handler answers. */
function passesOn({ value }: CodeEnd): boolean {
  const values = value === undefined ? [] : askedValues(value);
  return values.some((one) => one.kind === "unknown" || knownObject(one) === passedOn);
}

/** `next` comes last. */
function withNext(code: HandledCode, next: CSharpValue): readonly (CSharpValue | undefined)[] {
  if (code.kind !== "method") return [undefined, next];
  return code.method.parameters.map((_, at, all) => (at === all.length - 1 ? next : undefined));
}

/** What a factory gives back is a filter, or `next` itself. */
function endsOfMade(machine: CSharpMachine, { value, memory }: CodeEnd): readonly CodeEnd[] {
  return (value === undefined ? [] : alternativesOf(value)).flatMap((made) => {
    const code = made.kind === "delegate" ? codeOf(made) : undefined;
    return code === undefined ? [] : inMemory(machine, memory, () => runCode(machine, code));
  });
}

/** Undefined where the handler's answer is all there is. */
function withoutPassedOn(value: CSharpValue): CSharpValue | undefined {
  const others = askedValues(value).filter((one) => knownObject(one) !== passedOn && !isNull(one));
  return others.length === 0 ? undefined : oneOf(others);
}
