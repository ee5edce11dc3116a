/** What makes or writes problem details in the place of the framework's own services. */
import type { NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import {
  alternativesOf,
  type CSharpMachine,
  classOf,
  type HeapObject,
  isNull,
  knownInteger,
  knownObject,
  objectValue,
  type Place,
} from "../../csharp/execution/index.js";
import { isUntouched } from "../../framework/index.js";
import { isProblemDetails } from "../responses/problem-details.js";
import { ownServices, problemWriters } from "../start/own-services.js";
import type { StartUp } from "../start/start-up.js";
import { type CodeEnd, codeOf, handle, inMemory, runCode } from "./handled-code.js";

/** The places that put something else there: for the errors of controllers, and for those of other endpoints. */
export interface ProblemServices {
  readonly mvc: readonly Place[];
  readonly http: readonly Place[];
}

const infrastructure = "Microsoft.AspNetCore.Mvc.Infrastructure";

export function problemServices(startUp: StartUp): ProblemServices {
  const factories = ownServices(startUp, `${infrastructure}.ProblemDetailsFactory`).slice(-1);
  const mvc = [
    ...ownServices(startUp, `${infrastructure}.IClientErrorFactory`).slice(-1),
    ...factories.filter(({ type }) => type === undefined || makesOthers(startUp, type)),
  ];
  const http = problemWriters(startUp);
  return {
    mvc: mvc.map(({ place }) => place),
    http: [...http.map(({ place }) => place), ...changedByOptions(startUp)],
  };
}

const usual = new Map([
  ["CreateProblemDetails", 500],
  ["CreateValidationProblemDetails", 400],
]);

/** A factory may add members to problem details; another class, or another status, is another answer. */
function makesOthers(startUp: StartUp, factory: NamedTypeSymbol): boolean {
  return factory.members.some((method) => {
    const status = usual.get(method.name);
    if (method.kind !== "method" || status === undefined) return false;
    const code = { kind: "method", method, types: new Map(), self: undefined, on: factory } as const;
    return handle(
      startUp,
      (machine) => {
        const ends = runCode(machine, code);
        return ends.length === 0 || ends.some((end) => isOther(machine, end, status));
      },
      true,
    );
  });
}

function isOther(machine: CSharpMachine, { value, memory }: CodeEnd, usual: number): boolean {
  const values = value === undefined ? [] : alternativesOf(value);
  return values.some((one) => {
    const type = one.kind === "unknown" ? one.type?.type : classOf(one);
    const object = knownObject(one);
    const set = inMemory(machine, memory, () => object && machine.memory.field(object, "Status")?.value);
    const statuses = set === undefined ? [] : alternativesOf(set);
    return !isProblemDetails(type) || statuses.some((status) => (knownInteger(status) ?? usual) !== usual);
  });
}

/** `CustomizeProblemDetails` that puts other details there, or sets the status of the response. */
function changedByOptions(startUp: StartUp): readonly Place[] {
  const options = startUp.options("Microsoft.AspNetCore.Http.ProblemDetailsOptions");
  const slot = options && startUp.machine.memory.field(options.object, "CustomizeProblemDetails");
  if (slot?.place === undefined || isNull(slot.value)) return [];
  const changes = alternativesOf(slot.value).some((one) => {
    const code = one.kind === "delegate" ? codeOf(one) : undefined;
    return (
      code === undefined ||
      handle(
        startUp,
        (machine, request) => {
          const details: HeapObject = { type: undefined, place: undefined };
          const context: HeapObject = { type: undefined, place: undefined };
          machine.memory.setField(context, "ProblemDetails", { value: objectValue(details), place: undefined });
          return runCode(machine, code, [objectValue(context)]).some(({ memory }) =>
            inMemory(machine, memory, () => {
              const left = machine.memory.field(context, "ProblemDetails")?.value;
              return !isUntouched(request.status) || knownObject(left) !== details;
            }),
          );
        },
        true,
      )
    );
  });
  return changes ? [slot.place] : [];
}
