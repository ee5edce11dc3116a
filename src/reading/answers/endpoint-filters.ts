/**
 * What the filters of a minimal API answer: besides its handler, where they refuse a request or catch an exception, or in its place
 * (`.AddEndpointFilter(async (context, next) => new Envelope(await next(context)))`).
 */

import type { Type } from "../../csharp/binding/symbols/symbols.js";
import { typeMapOf } from "../../csharp/binding/types/substitution.js";
import {
  alternativesOf,
  askedValues,
  type CSharpMachine,
  type CSharpValue,
  classOf,
  type HeapObject,
  knownObject,
  objectValue,
  oneOf,
} from "../../csharp/execution/index.js";
import type { RouteConvention } from "../endpoints/endpoint-conventions.js";
import type { FilterAnswers, ReplacedAnswers } from "../responses/filter-answers.js";
import type { FollowedAnswer } from "../responses/followed-answer.js";
import type { StartUp } from "../start/start-up.js";
import { type CodeEnd, codeOf, type HandledCode, handle, inMemory, runCode } from "./handled-code.js";
import { interfaceMethods } from "./interface-methods.js";
import { AnswerReader } from "./value-answers.js";

export function endpointFilterAnswers(startUp: StartUp, conventions: readonly RouteConvention[]): FilterAnswers {
  const besides: FollowedAnswer[] = [];
  let instead: ReplacedAnswers | undefined;
  for (const convention of conventions) {
    const isFactory = convention.name === "AddEndpointFilterFactory";
    if (!isFactory && convention.name !== "AddEndpointFilter") continue;
    for (const filter of filtersOf(convention))
      for (const answer of answersOf(startUp, filter, isFactory)) {
        if (answer.made !== undefined) besides.push(answer);
        if (isAnsweredInstead(answer)) instead ??= { ...answer, filter: filter.name };
      }
  }
  return { besides, instead };
}

/** A success with a body: what refuses a request has none. */
function isAnsweredInstead({ status, body }: FollowedAnswer): boolean {
  return status !== undefined && status >= 200 && status < 300 && !/^(none|problem|validationProblem)$/.test(body.kind);
}

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
const next: CSharpValue = { kind: "delegate", target: { kind: "native", run: () => objectValue(passedOn) } };

function answersOf(startUp: StartUp, { code }: Filter, isFactory: boolean): readonly FollowedAnswer[] {
  return handle(startUp, (machine, request) => {
    const run = runCode(machine, code, withNext(code));
    const ends = isFactory ? run.flatMap((end) => endsOfMade(machine, end)) : run;
    const others = ends.map((end) => ({ ...end, value: end.value && withoutPassedOn(end.value) }));
    const answers = new AnswerReader(machine, request, 200).answersOf(others, true, new Map());
    return answers.filter(({ status, made }) => status !== undefined || made !== undefined);
  });
}

/** `next` comes last. */
function withNext(code: HandledCode): readonly (CSharpValue | undefined)[] {
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
  const others = askedValues(value).filter((one) => knownObject(one) !== passedOn);
  return others.length === 0 ? undefined : oneOf(others);
}
