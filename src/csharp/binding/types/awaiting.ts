import type { AnnotatedType } from "../symbols/symbols.js";
import { isTypeNamed } from "../symbols/types.js";
import { lookupMembers } from "./member-lookup.js";
import { substituteType } from "./substitution.js";

/** What `await` gives: `T` of `Task<T>`, or what the awaiter of another type gives; undefined for a plain `Task`. */
export function awaitedType(type: AnnotatedType): AnnotatedType | undefined {
  const named = type.type;
  if (named.kind === "dynamic") return type;
  if (named.kind !== "named") return undefined;
  const isTask = named.symbol.namespace === "System.Threading.Tasks" && /^(Value)?Task$/.test(named.symbol.name);
  if (isTask) return named.typeArguments[0];
  const awaiter = returned(type, "GetAwaiter");
  const result = awaiter && returned(awaiter, "GetResult");
  const isVoid = isTypeNamed(result?.type, "System.Void");
  return isVoid ? undefined : result;
}

function returned({ type }: AnnotatedType, name: string): AnnotatedType | undefined {
  if (type.kind !== "named") return undefined;
  for (const { member, declaredIn } of lookupMembers(type, name))
    if (member.kind === "method" && member.parameters.length === 0)
      return substituteType(member.returnType, declaredIn);
  return undefined;
}

/** `T` of `Task<T>`; any other type unchanged. */
export function heldInTask(returned: AnnotatedType): AnnotatedType {
  const { type } = returned;
  const isTask = type.kind === "named" && tasks.has(type.symbol.metadataName);
  return (isTask ? type.typeArguments[0] : undefined) ?? returned;
}

const tasks = new Set(["System.Threading.Tasks.Task`1", "System.Threading.Tasks.ValueTask`1"]);
