/**
 * What filters of MVC answer. Besides an action: `context.Result = new NotFoundObjectResult(details)`, for a request that a filter
 * refuses or an exception that it catches; which of it an action gets depends on what it throws, so that all of it may come. In the
 * place of an action, which has succeeded: `context.Result = new ObjectResult(Wrap(ok.Value))`.
 */

import { cachedBy } from "../../caching/cache.js";
import { memo } from "../../caching/memo.js";
import type { AttributeData, MethodSymbol, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import {
  alternativesOf,
  booleanValue,
  type CSharpMachine,
  type CSharpValue,
  classOf,
  type HeapObject,
  integerValue,
  isSameValue,
  knownBoolean,
  type Memory,
  nullValue,
  objectValue,
  oneOf,
  unknownValue,
} from "../../csharp/execution/index.js";
import { type HandledRequest, resultServices } from "../../framework/index.js";
import { typeOf } from "../attributes.js";
import { type FilterAnswers, type ReplacedAnswers, replacedByAny } from "../responses/filter-answers.js";
import type { FollowedAnswer } from "../responses/followed-answer.js";
import { type OwnService, ownServices } from "../start/own-services.js";
import type { StartUp } from "../start/start-up.js";
import { type CodeEnd, handle, runCode } from "./handled-code.js";
import { interfaceMethods } from "./interface-methods.js";
import { AnswerReader, shownAt, untouched } from "./value-answers.js";

export interface MvcFilters {
  /** Those that the program adds for all actions: `options.Filters.Add<T>()`. */
  everywhere(): readonly FilterAnswers[];
  /** Those among the attributes of an action and its controller, which may be a filter itself. */
  ofAction(controller: NamedTypeSymbol, attributes: readonly AttributeData[]): readonly FilterAnswers[];
}

export function mvcFilters(startUp: StartUp): MvcFilters {
  const kept = cachedBy((filter: NamedTypeSymbol) => answersOfFilter(startUp, filter));
  const all = (filters: readonly NamedTypeSymbol[]): readonly FilterAnswers[] => filters.map((filter) => kept(filter));
  return {
    everywhere: () => [
      ...all(
        startUp
          .listIn("Microsoft.AspNetCore.Mvc.MvcOptions", "Filters")
          .elements.flatMap(({ value }) => classOf(value)?.symbol ?? []),
      ),
      ...valueWriters(startUp).map((writer) => ({ besides: [], instead: runInstead(writer) })),
    ],
    ofAction: (controller, attributes) => all([...attributes.flatMap(filtersOf), controller]),
  };
}

/** `[Wrap]` itself, or the filter that `[ServiceFilter(typeof(Wrap))]` or `[TypeFilter<Wrap>]` names. */
function filtersOf(data: AttributeData): readonly NamedTypeSymbol[] {
  const { attributeClass } = data;
  if (attributeClass === undefined) return none;
  if (attributeClass.symbol.origin === "source") return [attributeClass.symbol];
  if (!factories.has(attributeClass.symbol.metadataName.replace(/`1$/, ""))) return none;
  const named = attributeClass.typeArguments[0] ?? typeOf(data.constructorArguments[0]);
  return named?.type.kind === "named" ? [named.type.symbol] : none;
}

const factories = new Set(["Service", "Type"].map((kind) => `Microsoft.AspNetCore.Mvc.${kind}FilterAttribute`));
const none: readonly NamedTypeSymbol[] = [];

function answersOfFilter(startUp: StartUp, filter: NamedTypeSymbol): FilterAnswers {
  const methods = interfaceMethods(selfType(filter), interfaces).map(({ method }) => method);
  const besides = memo(
    () => methods.flatMap((method) => answersBesides(startUp, filter, method)),
    () => [],
  );
  const instead = memo(
    () => replacedByAny(methods.map((method) => answerInstead(startUp, filter, method))),
    () => undefined,
  );
  return {
    get besides() {
      return besides();
    },
    get instead() {
      return instead();
    },
  };
}

const filters = "Microsoft.AspNetCore.Mvc.Filters.";
const interfaces: ReadonlySet<string> = new Set(
  ["Action", "Exception", "Authorization", "Resource", "Result"].flatMap((kind) => [
    `${filters}I${kind}Filter`,
    `${filters}IAsync${kind}Filter`,
  ]),
);

/** The action has run when a filter is handed one of these. */
const after: ReadonlySet<string> = new Set(
  ["ActionExecutedContext", "ResultExecutingContext", "ResultExecutedContext", "ResourceExecutedContext"].map(
    (name) => filters + name,
  ),
);
const nextOf: ReadonlyMap<string, string> = new Map([
  [`${filters}ActionExecutionDelegate`, `${filters}ActionExecutedContext`],
  [`${filters}ResultExecutionDelegate`, `${filters}ResultExecutedContext`],
  [`${filters}ResourceExecutionDelegate`, `${filters}ResourceExecutedContext`],
]);

/** Services of the program that are handed every value which an action returns. */
function valueWriters(startUp: StartUp): readonly OwnService[] {
  return [
    ...ownServices(startUp, resultServices.mapper).slice(-1),
    ...ownServices(startUp, resultServices.executor, resultServices.ofValues).slice(-1),
  ];
}

/** Its code is run for each answer; a return type says nothing of what it writes. */
function runInstead({ place, type }: OwnService): ReplacedAnswers {
  const { text, location } = shownAt(place);
  return { filter: type?.name ?? text, text, location, statuses: [], leaves: "answers" };
}

interface FilterContext {
  readonly object: HeapObject;
  readonly isAfter: boolean;
}

interface FilterRun {
  readonly ends: readonly CodeEnd[];
  readonly contexts: readonly FilterContext[];
  readonly reader: AnswerReader;
  readonly machine: CSharpMachine;
}

/** `prepare`: what a context holds when the filter gets it. */
function runFilter<T>(
  startUp: StartUp,
  filter: NamedTypeSymbol,
  method: MethodSymbol,
  prepare: (machine: CSharpMachine, context: FilterContext) => void,
  read: (run: FilterRun) => T,
): T {
  const run = (machine: CSharpMachine, request: HandledRequest): T => {
    const contexts: FilterContext[] = [];
    const context = (name: string): CSharpValue => {
      const symbol = startUp.host.resolve(name);
      const object: HeapObject = { type: symbol && selfType(symbol), place: undefined };
      const made = { object, isAfter: after.has(name) };
      prepare(machine, made);
      contexts.push(made);
      return objectValue(object);
    };
    const values = method.parameters.map(({ name, type }): CSharpValue => {
      const wanted = type.type.kind === "named" ? type.type.symbol.metadataName : "";
      const given = nextOf.get(wanted);
      if (given !== undefined) {
        const value = context(given);
        return { kind: "delegate", target: { kind: "native", run: () => value } };
      }
      return wanted.startsWith(filters) ? context(wanted) : unknownValue(`${name} is not known`, undefined, type);
    });
    const ends = runCode(machine, { kind: "method", method, types: new Map(), self: undefined, on: filter }, values);
    return read({ ends, contexts, reader: new AnswerReader(machine, request, 200), machine });
  };
  return handle(startUp, run, true);
}

/** What is there before the filter says something. */
const before = unknownValue("what the action answers is not known");

function answersBesides(startUp: StartUp, filter: NamedTypeSymbol, method: MethodSymbol): readonly FollowedAnswer[] {
  const prepare = (machine: CSharpMachine, { object }: FilterContext): void =>
    machine.memory.setField(object, "Result", { value: before, place: undefined });
  return runFilter(startUp, filter, method, prepare, ({ ends, contexts, reader }) => {
    const set = ends.flatMap(({ memory }) => contexts.flatMap((one) => resultsBesides(reader, memory, one)));
    const written = reader.answersOf(ends, false, new Map()).filter(({ made }) => made === "Write");
    return [...set, ...written].filter(({ made }) => made !== untouched);
  });
}

function resultsBesides(
  reader: AnswerReader,
  memory: Memory,
  { object, isAfter }: FilterContext,
): readonly FollowedAnswer[] {
  const results = alternativesOf(memory.field(object, "Result")?.value ?? before).filter((one) => one !== before);
  const isHandled = knownBoolean(memory.field(object, "ExceptionHandled")?.value) === true;
  const answers = results.flatMap((value) => reader.resultAnswers(value, memory));
  // Behind the action it is put in the place of a result, or counts for an exception that is called handled.
  return answers.filter(({ status }) => !isAfter || isHandled || status === undefined || status >= 400);
}

/** As actions succeed with a value: `return value`, `return Ok(value)`, `return Json(value)`. */
const successes = [
  ["ObjectResult", nullValue],
  ["OkObjectResult", integerValue(200)],
  ["JsonResult", nullValue],
] as const;

/** What an action answers with. */
const answered: HeapObject = { type: undefined, place: undefined };

/** The answer that a filter makes of a success; undefined where it leaves it as it is. */
function answerInstead(startUp: StartUp, filter: NamedTypeSymbol, method: MethodSymbol): ReplacedAnswers | undefined {
  return replacedByAny(successes.map(([name, status]) => successInstead(startUp, filter, method, name, status)));
}

function successInstead(
  startUp: StartUp,
  filter: NamedTypeSymbol,
  method: MethodSymbol,
  name: string,
  status: CSharpValue,
): ReplacedAnswers | undefined {
  const symbol = startUp.host.resolve(`Microsoft.AspNetCore.Mvc.${name}`);
  if (symbol === undefined) return undefined;
  const result: HeapObject = { type: selfType(symbol), place: undefined };
  const prepare = ({ memory }: CSharpMachine, { object, isAfter }: FilterContext): void => {
    const set = (holder: HeapObject, field: string, value: CSharpValue): void =>
      memory.setField(holder, field, { value, place: undefined });
    set(result, "StatusCode", status);
    set(result, "Value", objectValue(answered));
    set(object, "Result", isAfter ? objectValue(result) : nullValue);
    set(object, "Exception", nullValue);
    set(object, "ExceptionHandled", booleanValue(false));
    set(object, "Canceled", booleanValue(false));
  };
  const read = ({ ends, contexts, reader }: FilterRun): ReplacedAnswers | undefined => {
    const changes: Change[] = ends.flatMap(({ memory }) => [
      ...changeOf(memory, result, "Value", objectValue(answered), () => []),
      ...changeOf(memory, result, "StatusCode", status, (value) => reader.statusesOf(value)),
      ...contexts.flatMap(({ object, isAfter }) => (isAfter ? resultInstead(reader, memory, object, result) : [])),
    ]);
    const [first] = changes;
    if (first === undefined) return undefined;
    const { text, location } = first;
    const statuses = [...new Set(changes.flatMap((change) => change.statuses.filter((one) => one !== undefined)))];
    return { filter: filter.name, text, location, statuses, leaves: "statuses" };
  };
  return runFilter(startUp, filter, method, prepare, read);
}

interface Change extends ReturnType<typeof shownAt> {
  readonly statuses: readonly (number | undefined)[];
}

/** A success that is put in the place of a result. */
function resultInstead(
  reader: AnswerReader,
  memory: Memory,
  context: HeapObject,
  result: HeapObject,
): readonly Change[] {
  const answersOf = (value: CSharpValue): readonly FollowedAnswer[] =>
    reader.resultAnswers(value, memory).filter(isSuccess);
  return changeOf(memory, context, "Result", objectValue(result), (value) =>
    answersOf(value).map(({ status }) => status),
  ).filter(({ statuses }) => statuses.length > 0);
}

/** Something else than what was there. */
function changeOf(
  memory: Memory,
  holder: HeapObject,
  field: string,
  before: CSharpValue,
  statusesOf: (value: CSharpValue) => Change["statuses"],
): readonly Change[] {
  const slot = memory.field(holder, field);
  const others = alternativesOf(slot?.value ?? before).filter((one) => !isSameValue(one, before));
  if (slot?.place === undefined || others.length === 0) return [];
  return [{ ...shownAt(slot.place), statuses: statusesOf(oneOf(others)) }];
}

function isSuccess({ status, body }: FollowedAnswer): boolean {
  return (status === undefined || status < 300) && body.kind !== "none";
}
