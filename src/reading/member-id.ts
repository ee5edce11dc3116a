import type { MemberId } from "../contract/member-id.js";
import { displayType } from "../csharp/binding/index.js";
import type { MemberSymbol, MethodSymbol } from "../csharp/binding/symbols/symbols.js";
import { placeKey } from "../diagnostics/location.js";

/** Unique in a workspace: overloads differ in their parameters, local functions and file-local types in their place. */
export function memberIdOf(member: MemberSymbol): MemberId {
  const { containingType, name, location } = member;
  const isMethod = member.kind === "method";
  const parameters = isMethod ? `(${parameterTypes(member)})` : "";
  const isLocal = containingType.isFileLocal || (isMethod && member.methodKind === "localFunction");
  const place = isLocal && location !== undefined ? ` ${placeKey(location)}` : "";
  const id = `${containingType.metadataName}.${name}${parameters}${place}`;
  return id as MemberId;
}

function parameterTypes({ parameters }: MethodSymbol): string {
  const [only] = parameters;
  if (only !== undefined && parameters.length === 1) return displayType(only.type);
  return parameters.map(({ type }) => displayType(type)).join(", ");
}
