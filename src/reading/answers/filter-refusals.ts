/** What the filters of a minimal API answer besides its handler: refusals, and what they make of exceptions. */

import type { MethodSymbol } from "../../csharp/binding/symbols/symbols.js";
import { type CSharpValue, type HeapObject, objectValue } from "../../csharp/execution/index.js";
import type { ImplementationsOf } from "../../csharp/flow/index.js";
import type { FilterCode } from "../endpoints/endpoint-filters.js";
import type { FollowedAnswer } from "../responses/followed-answer.js";
import type { StartUp } from "../start/start-up.js";
import { codeOf, type HandledCode, handle, runCode } from "./handled-code.js";
import { AnswerReader } from "./value-answers.js";

/** What the handler answers, as a filter gets it from `next`. */
const passedOn: HeapObject = { type: undefined, place: undefined };
const next: CSharpValue = { kind: "delegate", target: { kind: "native", run: () => objectValue(passedOn) } };

export function refusalsOf(
  startUp: StartUp,
  filters: readonly FilterCode[],
  implementationsOf: ImplementationsOf,
): readonly FollowedAnswer[] {
  return filters.flatMap((filter) => {
    const code = codeOfFilter(filter);
    if (code === undefined) return [];
    return handle(startUp, implementationsOf, (machine, request) => {
      const ends = runCode(machine, code, valuesFor(code)).map((end) => ({
        ...end,
        value: end.value && refused(end.value),
      }));
      return new AnswerReader(machine, request, 200)
        .answersOf(ends, true, new Map())
        .filter(({ made }) => made !== undefined);
    });
  });
}

/** Without what the handler answered. */
function refused(value: CSharpValue): CSharpValue | undefined {
  const values = value.kind === "oneOf" ? value.values : [value];
  const others = values.filter((one) => one.kind === "object" && one.object !== passedOn);
  return others.length === 0 ? undefined : others.length === 1 ? others[0] : { kind: "oneOf", values: others };
}

function codeOfFilter(filter: FilterCode): HandledCode | undefined {
  if ("kind" in filter) return codeOf(filter);
  const symbol = filter.type.kind === "named" ? filter.type.symbol : undefined;
  const method = symbol?.members.find(
    (one): one is MethodSymbol => one.kind === "method" && one.name === "InvokeAsync" && one.body !== undefined,
  );
  return symbol && method && { kind: "method", method, types: new Map(), self: undefined, on: symbol };
}

/** `next` comes last. */
function valuesFor(code: HandledCode): readonly (CSharpValue | undefined)[] {
  return code.kind === "method"
    ? code.method.parameters.map((_, at, all) => (at === all.length - 1 ? next : undefined))
    : [undefined, next];
}
