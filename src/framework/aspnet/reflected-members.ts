/** Reflection over members: methods that are found, called and asked for their attributes. */
import type {
  AnnotatedType,
  MethodSymbol,
  NamedType,
  PropertySymbol,
  Type,
} from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import { constructorsOf, membersOf } from "../../csharp/binding/types/hierarchy.js";
import { substituteType } from "../../csharp/binding/types/substitution.js";
import {
  areEqual,
  booleanValue,
  type CSharpMachine,
  type CSharpValue,
  constructObject,
  enumerate,
  handOver,
  call as invoke,
  isNull,
  isOfType,
  knownString,
  knownType,
  type NativeCall,
  type NativeMember,
  nullValue,
  type Place,
  memberValue as readMember,
  readNamed,
  stringValue,
  Thrown,
  typeValue,
  unknownValue,
  writeNamed,
} from "../../csharp/execution/index.js";
import { argumentTypes, listOf, nameOfType, reflected, unknownReflection } from "../dotnet/reflection.js";
import { type MemberTable, sameFor } from "../member-table.js";
import { getAttribute, getAttributes, isDefined } from "./reflected-attributes.js";
import { nameOfMember, ofEnum, parseEnum, tryParseEnum } from "./reflected-enums.js";
import { asReflectedMember, type ReflectedMember, reflectedMember } from "./reflected-member.js";
import { announceGiven } from "./routing.js";

// ── Finding them ─────────────────────────────────────────────────────────────────────────────────────────────────────

const flagNames = ["DeclaredOnly", "Instance", "Static", "Public", "NonPublic"] as const;

type Flags = ReadonlySet<string>;

const usual: Flags = new Set(["Instance", "Static", "Public"]);

function flagsOf(call: NativeCall): Flags {
  const flagsValue = call.argument("bindingAttr");
  if (flagsValue?.kind !== "constant" || flagsValue.constant.kind !== "enum") return usual;
  const { value } = flagsValue.constant;
  return new Set(flagNames.filter((_, at) => (value & (2n << BigInt(at))) !== 0n));
}

type Listed = { readonly member: MethodSymbol | PropertySymbol; readonly declaredIn: NamedType };

function isWanted({ member, declaredIn }: Listed, type: NamedType, flags: Flags): boolean {
  if (!flags.has(member.accessibility === "public" ? "Public" : "NonPublic")) return false;
  if (!flags.has(member.isStatic ? "Static" : "Instance")) return false;
  // Static members of a base class are not its own.
  return declaredIn.symbol === type.symbol || (!flags.has("DeclaredOnly") && !member.isStatic);
}

function methodsOf(type: NamedType, flags: Flags): readonly Listed[] {
  return membersOf(type).filter(
    (one): one is Listed & { member: MethodSymbol } =>
      one.member.kind === "method" &&
      one.member.methodKind === "ordinary" &&
      isWanted({ ...one, member: one.member }, type, flags),
  );
}

function propertiesOf(type: NamedType, flags: Flags): readonly Listed[] {
  return membersOf(type).filter(
    (one): one is Listed & { member: PropertySymbol } =>
      one.member.kind === "property" && isWanted({ ...one, member: one.member }, type, flags),
  );
}

function elementOf(type: AnnotatedType | undefined): Type | undefined {
  return type?.type.kind === "array" ? type.type.element.type : undefined;
}

function all(list: (type: NamedType, flags: Flags) => readonly Listed[]): NativeMember {
  return (call) => {
    const type = knownType(call.receiver);
    if (type?.kind !== "named") return unknownReflection(call);
    const listed = list(type, flagsOf(call));
    return listOf(
      call,
      listed.map(({ member, declaredIn }) => reflectedMember(call, elementOf(call.type), member, declaredIn)),
    );
  };
}

function named(list: (type: NamedType, flags: Flags) => readonly Listed[]): NativeMember {
  return (call) => {
    const type = knownType(call.receiver);
    const name = knownString(call.argument("name"));
    if (type?.kind !== "named" || name === undefined) return unknownReflection(call);
    const types = argumentTypes(call, "types");
    const listed = list(type, flagsOf(call)).filter(({ member }) => member.name === name);
    const chosen = listed.find(({ member }) => types === undefined || member.parameters.length === types.length);
    if (listed.length > 1 && types === undefined) return unknownReflection(call, "several members have that name");
    return chosen === undefined ? nullValue : reflectedMember(call, call.type?.type, chosen.member, chosen.declaredIn);
  };
}

// ── Calling them ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** The elements of `object[]`; undefined where they are not known. */
function givenIn({ machine, place }: NativeCall, value: CSharpValue | undefined): readonly CSharpValue[] | undefined {
  if (value === undefined || isNull(value)) return [];
  const { elements, rest } = enumerate(machine, value, place);
  return rest === undefined ? elements.map((one) => one.value) : undefined;
}

const invokeMethod: NativeMember = (call) => {
  const { machine, place } = call;
  const reflectedMethod = asReflectedMember(call.receiver);
  const types = givenIn(call, call.argument("parameters"));
  if (reflectedMethod?.member.kind !== "method" || types === undefined) return unknownCall(call);
  const { member: method, declaredIn, typeArguments } = reflectedMethod;
  const self = call.argument("obj");
  return invoke(machine, {
    method,
    self: method.isStatic ? undefined : self,
    values: types,
    typeArguments,
    declaredIn,
    place,
  });
};

/** Whatever is called may change what it is given. */
function unknownCall(call: NativeCall): CSharpValue {
  const values = [call.argument("obj"), ...(givenIn(call, call.argument("parameters")) ?? [])];
  for (const value of values) if (value !== undefined) handOver(call.machine, value, call.place, true);
  announceGiven(call.machine, "Invoke", values, call.place);
  return unknownReflection(call, "what is called is not known");
}

const makeGenericMethod: NativeMember = (call) => {
  const method = asReflectedMember(call.receiver);
  const types = argumentTypes(call, "typeArguments");
  return method === undefined || types === undefined
    ? unknownReflection(call)
    : reflectedMember(call, method.type, method.member, method.declaredIn, types);
};

const createDelegate: NativeMember = (call) => {
  const definition = asReflectedMember(call.receiver);
  if (definition?.member.kind !== "method") return unknownReflection(call);
  const receiver = call.argument("target");
  const { member: method, typeArguments } = definition;
  return { kind: "delegate", target: { kind: "method", method, receiver, typeArguments, environment: undefined } };
};

/** The compiler names the methods of lambdas and local functions. */
const methodOfDelegate: NativeMember = (call) => {
  const delegate = call.receiver ?? call.argument("del");
  const target = delegate?.kind === "delegate" ? delegate.target : undefined;
  if (target?.kind !== "method" || target.environment !== undefined) return unknownReflection(call);
  const { method: member, typeArguments } = target;
  const declaredIn = selfType(member.containingType);
  return reflectedMember(call, declaredIn, member, declaredIn, typeArguments);
};

const getValue: NativeMember = (call) => {
  const member = asReflectedMember(call.receiver);
  if (member?.member.kind === "property" && member.member.isStatic) {
    const access = { receiver: undefined, holder: member.declaredIn, type: member.member.type, place: call.place };
    return readMember(call.machine, member.member, access);
  }
  const value = member && readNamed(call.machine, call.argument("obj") ?? nullValue, member.member.name, call.place);
  return value ?? unknownReflection(call);
};

const setValue: NativeMember = (call) => {
  const member = asReflectedMember(call.receiver);
  const target = call.argument("obj") ?? nullValue;
  if (member === undefined) handOver(call.machine, target, call.place, true);
  else writeNamed(call.machine, target, member.member.name, call.argument("value") ?? nullValue, call.place);
  return nullValue;
};

/** `Activator.CreateInstance`: the constructor that takes what is given. */
const createInstance: NativeMember = (call) => {
  const { machine, place } = call;
  const type = call.typeArguments[0]?.type ?? knownType(call.argument("type"));
  const values = givenIn(call, call.argument("args"));
  if (type?.kind !== "named" || values === undefined) return unknownReflection(call);
  return constructFrom(machine, type, values, place) ?? unknownReflection(call, "its constructor is not known");
};

export function constructFrom(
  machine: CSharpMachine,
  type: NamedType,
  values: readonly CSharpValue[],
  place: Place,
): CSharpValue | undefined {
  const constructors = constructorsOf(type.symbol);
  if (type.symbol.isAbstract || type.symbol.typeKind === "interface")
    throw new Thrown(unknownValue("an abstract type cannot be made", place));
  const fitting = constructors.filter(
    ({ parameters }) =>
      parameters.length === values.length &&
      parameters.every((parameter, at) => {
        const value = values[at];
        return value === undefined || isOfType(value, substituteType(parameter.type, type).type) !== false;
      }),
  );
  const [method] = fitting;
  if (method !== undefined || (values.length === 0 && constructors.length === 0))
    return constructObject(machine, { type, method, values, place });
  return undefined;
}

// ── What they say of themselves ──────────────────────────────────────────────────────────────────────────────────────

function memberProperty(read: (member: ReflectedMember, call: NativeCall) => CSharpValue | undefined): NativeMember {
  return (call) => {
    const member = asReflectedMember(call.receiver);
    return (member && read(member, call)) ?? unknownReflection(call);
  };
}

const ofMethod = (read: (method: MethodSymbol) => boolean): NativeMember =>
  memberProperty(({ member }) => (member.kind === "method" ? booleanValue(read(member)) : undefined));

const name: NativeMember = (call) => {
  const type = knownType(call.receiver);
  const text = type === undefined ? asReflectedMember(call.receiver)?.member.name : nameOfType(type);
  return text === undefined ? unknownReflection(call) : stringValue(text);
};

const declaringType = memberProperty(({ declaredIn }) => reflected(declaredIn));

const returnType = memberProperty(({ member, declaredIn }) =>
  member.kind === "method" ? typeValue(substituteType(member.returnType, declaredIn)) : undefined,
);

const valueType = memberProperty(({ member, declaredIn }) =>
  member.kind === "method" ? undefined : typeValue(substituteType(member.type, declaredIn)),
);

const getParameters: NativeMember = (call) => {
  const member = asReflectedMember(call.receiver);
  if (member?.member.kind !== "method") return unknownReflection(call);
  const values = member.member.parameters.map((one) =>
    reflectedMember(call, elementOf(call.type), one, member.declaredIn),
  );
  return listOf(call, values);
};

const equals: NativeMember = (call) => {
  const [left = nullValue, right = nullValue] =
    call.receiver === undefined ? call.values : [call.receiver, call.values[0]];
  return booleanOr(call, areEqual(call.machine, left, right));
};

const extensions = "System.Reflection.CustomAttributeExtensions";

const method = "System.Reflection.MethodBase";

const members = "System.Reflection.MemberInfo";

export const reflectedMembers: MemberTable = {
  methods: {
    "M:System.Type.GetMethods": all(methodsOf),
    "M:System.Type.GetMethod": named(methodsOf),
    "M:System.Type.GetProperties": all(propertiesOf),
    "M:System.Type.GetProperty": named(propertiesOf),
    [`M:${method}.Invoke`]: invokeMethod,
    [`M:${method}.GetParameters`]: getParameters,
    "M:System.Reflection.MethodInfo.MakeGenericMethod": makeGenericMethod,
    "M:System.Reflection.MethodInfo.CreateDelegate": createDelegate,
    "M:System.Reflection.PropertyInfo.GetValue": getValue,
    "M:System.Reflection.PropertyInfo.SetValue": setValue,
    "M:System.Reflection.RuntimeReflectionExtensions.GetMethodInfo": methodOfDelegate,
    "M:System.Activator.CreateInstance": createInstance,
    [`M:${extensions}.GetCustomAttribute`]: getAttribute,
    [`M:${extensions}.GetCustomAttributes`]: getAttributes,
    [`M:${extensions}.IsDefined`]: isDefined,
    [`M:${members}.GetCustomAttributes`]: getAttributes,
    [`M:${members}.IsDefined`]: isDefined,
    "M:System.Attribute.GetCustomAttribute": getAttribute,
    "M:System.Object.Equals": equals,
    "M:System.Object.ReferenceEquals": equals,
    "M:System.Enum.GetNames": ofEnum((all, call) =>
      listOf(
        call,
        all.map((one) => stringValue(one.name)),
      ),
    ),
    "M:System.Enum.GetValues": ofEnum((all, call) =>
      listOf(
        call,
        all.map((one) => one.value),
      ),
    ),
    "M:System.Enum.Parse": parseEnum,
    "M:System.Enum.TryParse": tryParseEnum,
    "M:System.Enum.GetName": (call) => {
      const memberName = nameOfMember(call);
      return memberName === undefined ? unknownReflection(call) : stringValue(memberName);
    },
    "M:System.Enum.IsDefined": (call) => booleanOr(call, nameOfMember(call) === undefined ? undefined : true),
  },
  properties: {
    [`P:${members}.Name`]: name,
    [`P:${members}.DeclaringType`]: declaringType,
    [`P:${members}.ReflectedType`]: declaringType,
    "P:System.Delegate.Method": methodOfDelegate,
    "P:System.Reflection.MethodInfo.ReturnType": returnType,
    "P:System.Reflection.ParameterInfo.Name": memberProperty(({ member }) => stringValue(member.name)),
    ...sameFor(
      ["P:System.Reflection.PropertyInfo.PropertyType", "P:System.Reflection.ParameterInfo.ParameterType"],
      valueType,
    ),
    [`P:${method}.IsStatic`]: ofMethod(({ isStatic }) => isStatic),
    [`P:${method}.IsPublic`]: ofMethod(({ accessibility }) => accessibility === "public"),
    [`P:${method}.IsAbstract`]: ofMethod(({ isAbstract }) => isAbstract),
    [`P:${method}.IsVirtual`]: ofMethod(
      ({ isVirtual, isOverride, isAbstract }) => isVirtual || isOverride || isAbstract,
    ),
    [`P:${method}.IsGenericMethod`]: ofMethod(({ typeParameters }) => typeParameters.length > 0),
    [`P:${method}.IsSpecialName`]: ofMethod(() => false),
  },
};

function booleanOr(call: NativeCall, value: boolean | undefined): CSharpValue {
  return value === undefined ? unknownReflection(call) : booleanValue(value);
}
