/** The member of a contract that holds an operation: `MapContract(TasksContract.Get, …)`. */
import { enclosingType } from "../../csharp/binding/symbols/scope.js";
import type { MemberSymbol } from "../../csharp/binding/symbols/symbols.js";
import { type CSharpValue, isSameValue } from "../../csharp/execution/index.js";
import type { StartUp } from "../start/start-up.js";

/** A static field keeps its object; a property that makes one each time is known by its code. */
export function memberHolding(value: CSharpValue | undefined, { machine }: StartUp): MemberSymbol | undefined {
  if (value?.kind !== "object") return undefined;
  for (const [symbol, instantiations] of machine.statics)
    for (const { holder } of instantiations)
      for (const [key, slot] of machine.memory.fields(holder))
        if (typeof key !== "string" && isSameValue(slot.value, value))
          return symbol.members.find((member) => member === key);
  const { place } = value.object;
  return place === undefined
    ? undefined
    : enclosingType(place.scope)?.members.find((member) => {
        const body = member.kind === "property" ? member.getter?.body : undefined;
        return body !== undefined && body.extent.start <= place.syntax.start && place.syntax.end <= body.extent.end;
      });
}
