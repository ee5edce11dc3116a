/** `RouteTokenTransformerConvention`: what the program makes of `[controller]` and `[action]` (`order-items` of `OrderItems`). */
import { locationOfExpression } from "../../csharp/binding/index.js";
import type { MethodSymbol } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import { lookupMembers } from "../../csharp/binding/types/member-lookup.js";
import {
  type CSharpValue,
  call,
  classOf,
  enumerate,
  knownObject,
  knownString,
  readNamed,
  stringValue,
  Thrown,
} from "../../csharp/execution/index.js";
import type { Location } from "../../diagnostics/location.js";
import { optionsOf } from "../../framework/index.js";
import type { StartUp } from "../start/start-up.js";

const options = "Microsoft.AspNetCore.Mvc.MvcOptions";
export const transformerConvention = "Microsoft.AspNetCore.Mvc.ApplicationModels.RouteTokenTransformerConvention";

export interface TokenTransformer {
  readonly location: Location | undefined;
  /** Undefined where the result is not known. */
  readonly transform: (value: string) => string | undefined;
}

/** The transformer that the program has added last; undefined where there is none. */
export function readTokenTransformer(startUp: StartUp): TokenTransformer | undefined {
  const { machine, host, place } = startUp;
  const symbol = host.resolve(options);
  if (symbol === undefined || place === undefined) return undefined;
  const conventions = readNamed(machine, optionsOf(machine, selfType(symbol), place), "Conventions", place);
  const found =
    conventions &&
    enumerate(machine, conventions, place).elements.findLast(
      ({ value }) => classOf(value)?.symbol.metadataName === transformerConvention,
    );
  const object = knownObject(found?.value);
  if (found === undefined || object === undefined) return undefined;
  const location = found.place && locationOfExpression(found.place);
  const transformer = machine.memory.field(object, "(parameterTransformer)")?.value;
  const isSure = found.conditions.length === 0 && transformer !== undefined;
  return { location, transform: isSure ? (value) => outbound(startUp, transformer, value) : () => undefined };
}

function outbound({ machine, place }: StartUp, transformer: CSharpValue, value: string): string | undefined {
  const type = classOf(transformer);
  const found = (type === undefined ? [] : lookupMembers(type, "TransformOutbound")).find(
    (one): one is typeof one & { readonly member: MethodSymbol } => one.member.kind === "method",
  );
  if (found === undefined || place === undefined) return undefined;
  machine.allow();
  try {
    const { member: method, declaredIn } = found;
    const values = [stringValue(value)];
    return knownString(call(machine, { method, self: transformer, values, typeArguments: [], declaredIn, place }));
  } catch (error) {
    if (error instanceof Thrown) return undefined;
    throw error;
  }
}
