/** Calls of the class that contracts begin with. */
import { bindExpression } from "../../csharp/binding/index.js";
import type { BoundCall } from "../../csharp/binding/symbols/bound-expression.js";
import { fullNameOf } from "../attributes.js";

/** By type where it is known, by the name `Define` where Tenon itself is not. */
export function isDefineCall(call: BoundCall): boolean {
  if (call.method !== undefined) return fullNameOf(call.method.containingType) === "Tenon.Define";
  if (call.candidates.some((method) => fullNameOf(method.containingType) === "Tenon.Define")) return true;
  if (call.receiver === undefined) return false;
  const receiver = bindExpression(call.receiver);
  if (receiver.kind === "type")
    return receiver.type.kind === "named" && fullNameOf(receiver.type.symbol) === "Tenon.Define";
  return receiver.kind === "unbound" && receiver.name === "Define";
}
