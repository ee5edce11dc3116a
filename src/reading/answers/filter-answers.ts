/**
 * What a filter of MVC answers in the place of an action: `context.Result = new NotFoundObjectResult(details)`, for a request that it
 * refuses or an exception that it catches. Which of it an action gets depends on what it throws, so that all of it may come.
 */

import type { AttributeData, MethodSymbol, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import {
  alternativesOf,
  type CSharpMachine,
  type CSharpValue,
  classOf,
  type HeapObject,
  knownBoolean,
  type Memory,
  objectValue,
  unknownValue,
} from "../../csharp/execution/index.js";
import { filtersOf } from "../controllers/answer-filters.js";
import type { FollowedAnswer } from "../responses/followed-answer.js";
import type { StartUp } from "../start/start-up.js";
import { handle, inMemory, runCode } from "./handled-code.js";
import { interfaceMethods } from "./interface-methods.js";
import { AnswerReader, untouched } from "./value-answers.js";

/** The filters of all actions: `options.Filters.Add<T>()`. */
export function filtersEverywhere(startUp: StartUp): readonly NamedTypeSymbol[] {
  return startUp
    .listIn("Microsoft.AspNetCore.Mvc.MvcOptions", "Filters")
    .elements.flatMap(({ value }) => classOf(value)?.symbol ?? []);
}

/** Those among the attributes of an action and its controller, which may be a filter itself. */
export function filtersOfAction(
  controller: NamedTypeSymbol,
  attributes: readonly AttributeData[],
): readonly NamedTypeSymbol[] {
  return [...attributes.flatMap(filtersOf), controller];
}

export function answersOfFilter(startUp: StartUp, filter: NamedTypeSymbol): readonly FollowedAnswer[] {
  return interfaceMethods(selfType(filter), interfaces).flatMap(({ method }) =>
    answersOfEntry(startUp, filter, method),
  );
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

/** What is there before the filter says something. */
const before = unknownValue("what the action answers is not known");

interface FilterContext {
  readonly object: HeapObject;
  readonly isAfter: boolean;
}

function answersOfEntry(startUp: StartUp, filter: NamedTypeSymbol, method: MethodSymbol): readonly FollowedAnswer[] {
  return handle(startUp, (machine, request) => {
    const contexts: FilterContext[] = [];
    const context = (name: string): CSharpValue => {
      const symbol = startUp.host.resolve(name);
      const object: HeapObject = { type: symbol && selfType(symbol), place: undefined };
      machine.memory.setField(object, "Result", { value: before, place: undefined });
      contexts.push({ object, isAfter: after.has(name) });
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
    const reader = new AnswerReader(machine, request, 200);
    const set = ends.flatMap(({ memory }) =>
      contexts.flatMap((one) => resultIn(machine, memory, one, (value) => reader.resultAnswers(value, memory))),
    );
    const written = reader.answersOf(ends, false, new Map()).filter(({ made }) => made === "Write");
    return [...set, ...written].filter(({ made }) => made !== untouched);
  });
}

function resultIn(
  machine: CSharpMachine,
  memory: Memory,
  { object, isAfter }: FilterContext,
  read: (value: CSharpValue) => readonly FollowedAnswer[],
): readonly FollowedAnswer[] {
  const results = alternativesOf(memory.field(object, "Result")?.value ?? before).filter((one) => one !== before);
  const isHandled = knownBoolean(memory.field(object, "ExceptionHandled")?.value) === true;
  const answers = inMemory(machine, memory, () => results.flatMap(read));
  // Behind the action it is put in the place of a result, or counts for an exception that is called handled.
  return answers.filter(({ status }) => !isAfter || isHandled || status === undefined || status >= 400);
}
