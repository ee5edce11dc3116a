/** Reflection over enums: their names and values, and parsing them. */
import type { Type } from "../../csharp/binding/symbols/symbols.js";
import {
  booleanValue,
  type CSharpValue,
  defaultOf,
  exceptionOf,
  knownBoolean,
  knownString,
  knownType,
  type NativeCall,
  type NativeMember,
  valueOfConstant,
} from "../../csharp/execution/index.js";
import { unknownReflection } from "../dotnet/reflection.js";

function membersOfEnum(
  type: Type | undefined,
): readonly { readonly name: string; readonly value: CSharpValue }[] | undefined {
  if (type?.kind !== "named" || type.symbol.typeKind !== "enum") return undefined;
  return type.symbol.members.flatMap((member) =>
    member.kind === "field" && member.constantValue !== undefined
      ? [{ name: member.name, value: valueOfConstant(member.constantValue) }]
      : [],
  );
}

function enumIn(call: NativeCall): ReturnType<typeof membersOfEnum> {
  return membersOfEnum(call.typeArguments[0]?.type ?? knownType(call.argument("enumType")));
}

export function ofEnum(
  run: (members: NonNullable<ReturnType<typeof membersOfEnum>>, call: NativeCall) => CSharpValue | undefined,
): NativeMember {
  return (call) => {
    const members = enumIn(call);
    return (members && run(members, call)) ?? unknownReflection(call);
  };
}

function memberNamed(
  members: NonNullable<ReturnType<typeof membersOfEnum>>,
  call: NativeCall,
): CSharpValue | undefined | "unknown" {
  const text = knownString(call.argument("value"));
  // A number, or several names.
  if (text === undefined || !/^\s*\p{L}\w*\s*$/u.test(text)) return "unknown";
  const folds = knownBoolean(call.argument("ignoreCase")) === true;
  return members.find((one) =>
    folds ? one.name.toLowerCase() === text.trim().toLowerCase() : one.name === text.trim(),
  )?.value;
}

export const parseEnum = ofEnum((members, call) => {
  const member = memberNamed(members, call);
  if (member === undefined) throw exceptionOf(call.machine, call.place, "ArgumentException");
  return member === "unknown" ? undefined : member;
});

export const tryParseEnum = ofEnum((members, call) => {
  const member = memberNamed(members, call);
  if (member === "unknown") return undefined;
  const type = call.parameterType("result");
  const [wanted = type] = call.typeArguments;
  const result = member ?? (wanted === undefined ? undefined : defaultOf(wanted));
  if (result !== undefined) call.out("result", result);
  return booleanValue(member !== undefined);
});

export function nameOfMember(call: NativeCall): string | undefined {
  const value = call.argument("value");
  return value?.kind === "constant" && value.constant.kind === "enum" ? value.constant.members[0] : undefined;
}
