/** Sequences in an order, which `ThenBy` refines. */
import {
  type CSharpMachine,
  type CSharpValue,
  type Element,
  enumerate,
  type HeapObject,
  knownObject,
  type NativeMember,
  nullValue,
  type Order,
  objectValue,
  sorted,
} from "../../csharp/execution/index.js";
import { hostOf } from "../host.js";
import { apply } from "./linq-elements.js";

/** A sequence in an order, which `ThenBy` refines. */
interface OrderedSequence extends HeapObject {
  readonly source: CSharpValue;
  readonly orders: readonly Order<Element>[];
}

function isOrdered(object: HeapObject): object is OrderedSequence {
  return "orders" in object;
}

export function order(isDown: boolean, isSelected: boolean, refines: boolean): NativeMember {
  return (call) => {
    const source = call.values[0] ?? nullValue;
    const before = knownObject(source);
    const key = ({ value }: Element): CSharpValue => (isSelected ? apply(call, 1, value) : value);
    const comparer = knownObject(call.argument("comparer"));
    const isOrdinal = comparer !== undefined && hostOf(call.machine).nameOf(comparer) === `${comparers}.Ordinal`;
    const orders = [
      ...(refines && before !== undefined && isOrdered(before) ? before.orders : []),
      { key, isDown, isOrdinal },
    ];
    const from = refines && before !== undefined && isOrdered(before) ? before.source : source;
    const object: OrderedSequence = {
      type: call.type?.type,
      place: call.place,
      source: from,
      orders,
      enumerate: () => {
        const { elements, rest } = enumerate(call.machine, from, call.place);
        return { elements: sorted(elements, orders), rest };
      },
    };
    return objectValue(object);
  };
}

export const comparers = "System.StringComparer";

/** Of the comparers that the language calls by name. */
export function ignoresCase(machine: CSharpMachine, comparer: CSharpValue): boolean | undefined {
  const object = knownObject(comparer);
  const name = object && hostOf(machine).nameOf(object);
  return name?.startsWith(comparers) === true ? name.endsWith("IgnoreCase") : undefined;
}
