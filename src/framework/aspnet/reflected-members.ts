/** Reflection over members: methods that are found, called and asked for their attributes. */
import { cachedBy } from "../../caching/cache.js";
import type {
  AnnotatedType,
  AttributeData,
  Constant,
  MethodSymbol,
  NamedType,
  ParameterSymbol,
  PropertySymbol,
  Type,
} from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import { baseTypes, membersOf } from "../../csharp/binding/types/hierarchy.js";
import { substituteType } from "../../csharp/binding/types/substitution.js";
import {
  areEqual,
  booleanValue,
  type CSharpMachine,
  type CSharpValue,
  constructObject,
  enumerate,
  type HeapObject,
  call as invoke,
  isNull,
  isOfType,
  knownBoolean,
  knownObject,
  knownString,
  knownType,
  makeList,
  type NativeCall,
  type NativeMember,
  type NativeProperty,
  nullValue,
  objectValue,
  type Place,
  memberValue as readMember,
  readNamed,
  stringValue,
  Thrown,
  typeValue,
  unknownValue,
  valueOfConstant,
  writeNamed,
} from "../../csharp/execution/index.js";
import { argumentTypes, isAssignable, listOf, nameOfType, reflected, unknownReflection } from "../dotnet/reflection.js";
import { type MemberTable, sameFor } from "../member-table.js";
import { announceGiven } from "./routing.js";

/** A `MethodInfo`, `PropertyInfo` or `ParameterInfo`. */
interface ReflectedMember extends HeapObject {
  readonly member: MethodSymbol | PropertySymbol | ParameterSymbol;
  readonly declaredIn: NamedType;
  readonly typeArguments: readonly AnnotatedType[];
}

function memberOf(value: CSharpValue | undefined): ReflectedMember | undefined {
  const object = knownObject(value);
  return object !== undefined && "member" in object ? (object as ReflectedMember) : undefined;
}

/** One object for a member, so that two ways to it are equal. */
const madeMembers = cachedBy((_: CSharpMachine) => new Map<object, ReflectedMember[]>());

export function reflectedMember(
  { machine, place }: Pick<NativeCall, "machine" | "place">,
  type: Type | undefined,
  member: ReflectedMember["member"],
  declaredIn: NamedType,
  typeArguments: readonly AnnotatedType[] = [],
): CSharpValue {
  const known = madeMembers(machine).get(member) ?? [];
  const found = known.find((one) => one.declaredIn === declaredIn && typeArguments.length === 0);
  if (found !== undefined) return objectValue(found);
  const made: ReflectedMember = { type, place, member, declaredIn, typeArguments };
  if (typeArguments.length === 0) madeMembers(machine).set(member, [...known, made]);
  return objectValue(made);
}

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
    const found = list(type, flagsOf(call));
    return listOf(
      call,
      found.map(({ member, declaredIn }) => reflectedMember(call, elementOf(call.type), member, declaredIn)),
    );
  };
}

function named(list: (type: NamedType, flags: Flags) => readonly Listed[]): NativeMember {
  return (call) => {
    const type = knownType(call.receiver);
    const name = knownString(call.argument("name"));
    if (type?.kind !== "named" || name === undefined) return unknownReflection(call);
    const types = argumentTypes(call, "types");
    const found = list(type, flagsOf(call)).filter(({ member }) => member.name === name);
    const chosen = found.find(({ member }) => types === undefined || member.parameters.length === types.length);
    if (found.length > 1 && types === undefined) return unknownReflection(call, "several members have that name");
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
  const reflectedMethod = memberOf(call.receiver);
  const given = givenIn(call, call.argument("parameters"));
  if (reflectedMethod?.member.kind !== "method" || given === undefined) return unknownCall(call);
  const { member: method, declaredIn, typeArguments } = reflectedMethod;
  const self = call.argument("obj");
  return invoke(machine, {
    method,
    self: method.isStatic ? undefined : self,
    values: given,
    typeArguments,
    declaredIn,
    place,
  });
};

/** Whatever is called may change what it is given. */
function unknownCall(call: NativeCall): CSharpValue {
  const values = [call.argument("obj"), ...(givenIn(call, call.argument("parameters")) ?? [])];
  for (const value of values) {
    const object = knownObject(value);
    if (object !== undefined) call.machine.memory.touch(object, call.place);
  }
  announceGiven(call.machine, "Invoke", values, call.place);
  return unknownReflection(call, "what is called is not known");
}

const makeGenericMethod: NativeMember = (call) => {
  const method = memberOf(call.receiver);
  const types = argumentTypes(call, "typeArguments");
  return method === undefined || types === undefined
    ? unknownReflection(call)
    : reflectedMember(call, method.type, method.member, method.declaredIn, types);
};

const createDelegate: NativeMember = (call) => {
  const found = memberOf(call.receiver);
  if (found?.member.kind !== "method") return unknownReflection(call);
  const receiver = call.argument("target");
  const { member: method, typeArguments } = found;
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
  const member = memberOf(call.receiver);
  if (member?.member.kind === "property" && member.member.isStatic) {
    const access = { receiver: undefined, holder: member.declaredIn, type: member.member.type, place: call.place };
    return readMember(call.machine, member.member, access);
  }
  const value = member && readNamed(call.machine, call.argument("obj") ?? nullValue, member.member.name, call.place);
  return value ?? unknownReflection(call);
};

const setValue: NativeMember = (call) => {
  const member = memberOf(call.receiver);
  const target = call.argument("obj") ?? nullValue;
  if (member !== undefined)
    writeNamed(call.machine, target, member.member.name, call.argument("value") ?? nullValue, call.place);
  return nullValue;
};

/** `Activator.CreateInstance`: the constructor that takes what is given. */
const createInstance: NativeMember = (call) => {
  const { machine, place } = call;
  const type = call.typeArguments[0]?.type ?? knownType(call.argument("type"));
  const given = givenIn(call, call.argument("args"));
  if (type?.kind !== "named" || given === undefined) return unknownReflection(call);
  return constructFrom(machine, type, given, place) ?? unknownReflection(call, "its constructor is not known");
};

export function constructFrom(
  machine: CSharpMachine,
  type: NamedType,
  values: readonly CSharpValue[],
  place: Place,
): CSharpValue | undefined {
  const constructors = type.symbol.members.filter(
    (member): member is MethodSymbol => member.kind === "method" && member.methodKind === "constructor",
  );
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

// ── Attributes ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Of a type or member: its own, and what a class inherits. */
function attributesOf(value: CSharpValue | undefined, inherits: boolean): readonly AttributeData[] | undefined {
  const type = knownType(value);
  if (type?.kind === "named") {
    const bases = inherits ? baseTypes(type) : [];
    return [type, ...bases].flatMap(({ symbol }) => symbol.attributes);
  }
  return memberOf(value)?.member.attributes;
}

/** The object that an attribute is. */
export function attributeObject(machine: CSharpMachine, data: AttributeData, place: Place): CSharpValue {
  const { attributeClass: type, attributeConstructor: method, constructorArguments, namedArguments } = data;
  if (type === undefined) return unknownValue("the attribute is not known", place);
  const called = method ?? constructorOf(data);
  const values = constructorArguments.map((constant, at) =>
    argumentOf(machine, constant, called?.parameters[at]?.type.type, place),
  );
  const value = constructObject(machine, { type, method: called, values, place });
  for (const { name, value: constant } of namedArguments)
    writeNamed(machine, value, name, argumentOf(machine, constant, undefined, place), place);
  return value;
}

function argumentOf(machine: CSharpMachine, constant: Constant, type: Type | undefined, place: Place): CSharpValue {
  if (constant.kind !== "array") return valueOfConstant(constant);
  const elements = constant.elements.map((one) => ({
    value: argumentOf(machine, one, undefined, place),
    place,
    conditions: [],
  }));
  return makeList(machine, type, { elements, rest: undefined }, place);
}

/** Of an attribute from an assembly: by the names of its parameters. */
function constructorOf({ attributeClass, constructorParameters }: AttributeData): MethodSymbol | undefined {
  return attributeClass?.symbol.members.find(
    (member): member is MethodSymbol =>
      member.kind === "method" &&
      member.methodKind === "constructor" &&
      member.parameters.length === constructorParameters.length &&
      member.parameters.every(({ name }, at) => name === constructorParameters[at]),
  );
}

function attributesIn(call: NativeCall): readonly AttributeData[] | undefined {
  const target = call.receiver ?? call.argument("element");
  const wanted = call.typeArguments[0]?.type ?? knownType(call.argument("attributeType"));
  const inherits = knownBoolean(call.argument("inherit")) ?? true;
  return attributesOf(target, inherits)?.filter(
    ({ attributeClass }) =>
      wanted === undefined || (attributeClass !== undefined && isAssignable(attributeClass, wanted) === true),
  );
}

const getAttribute: NativeMember = (call) => {
  const attributes = attributesIn(call);
  if (attributes === undefined) return unknownReflection(call);
  const [first] = attributes;
  return first === undefined ? nullValue : attributeObject(call.machine, first, call.place);
};

const getAttributes: NativeMember = (call) => {
  const attributes = attributesIn(call);
  return attributes === undefined
    ? unknownReflection(call)
    : listOf(
        call,
        attributes.map((one) => attributeObject(call.machine, one, call.place)),
      );
};

const isDefined: NativeMember = (call) => {
  const attributes = attributesIn(call);
  return attributes === undefined ? unknownReflection(call) : booleanValue(attributes.length > 0);
};

// ── What they say of themselves ──────────────────────────────────────────────────────────────────────────────────────

function asked(read: (found: ReflectedMember, call: NativeCall) => CSharpValue | undefined): NativeProperty {
  return {
    read: (call) => {
      const member = memberOf(call.receiver);
      return (member && read(member, call)) ?? unknownReflection(call);
    },
    isStored: false,
  };
}

const ofMethod = (read: (method: MethodSymbol) => boolean): NativeProperty =>
  asked(({ member }) => (member.kind === "method" ? booleanValue(read(member)) : undefined));

const name: NativeProperty = {
  read: (call) => {
    const type = knownType(call.receiver);
    const text = type === undefined ? memberOf(call.receiver)?.member.name : nameOfType(type);
    return text === undefined ? unknownReflection(call) : stringValue(text);
  },
  isStored: false,
};

const declaringType: NativeProperty = asked(({ declaredIn }) => reflected(declaredIn));

const returnType = asked(({ member, declaredIn }) =>
  member.kind === "method" ? typeValue(substituteType(member.returnType, declaredIn)) : undefined,
);

const valueType = asked(({ member, declaredIn }) =>
  member.kind === "method" ? undefined : typeValue(substituteType(member.type, declaredIn)),
);

const getParameters: NativeMember = (call) => {
  const member = memberOf(call.receiver);
  if (member?.member.kind !== "method") return unknownReflection(call);
  const values = member.member.parameters.map((one) =>
    reflectedMember(call, elementOf(call.type), one, member.declaredIn),
  );
  return listOf(call, values);
};

// ── Enums ────────────────────────────────────────────────────────────────────────────────────────────────────────────

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

function ofEnum(
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
  if (text === undefined) return "unknown";
  const folds = knownBoolean(call.argument("ignoreCase")) === true;
  return members.find((one) => (folds ? one.name.toLowerCase() === text.toLowerCase() : one.name === text))?.value;
}

const parseEnum = ofEnum((members, call) => {
  const member = memberNamed(members, call);
  if (member === undefined) throw new Thrown(unknownValue("there is no such member", call.place));
  return member === "unknown" ? undefined : member;
});

const tryParseEnum = ofEnum((members, call) => {
  const member = memberNamed(members, call);
  if (member === "unknown") return undefined;
  if (member !== undefined) call.out("result", member);
  return booleanValue(member !== undefined);
});

function nameOfMember(call: NativeCall): string | undefined {
  const value = call.argument("value");
  return value?.kind === "constant" && value.constant.kind === "enum" ? value.constant.members[0] : undefined;
}

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
      const found = nameOfMember(call);
      return found === undefined ? unknownReflection(call) : stringValue(found);
    },
    "M:System.Enum.IsDefined": (call) => booleanOr(call, nameOfMember(call) === undefined ? undefined : true),
  },
  properties: {
    [`P:${members}.Name`]: name,
    [`P:${members}.DeclaringType`]: declaringType,
    [`P:${members}.ReflectedType`]: declaringType,
    "P:System.Delegate.Method": { read: methodOfDelegate, isStored: false },
    "P:System.Reflection.MethodInfo.ReturnType": returnType,
    "P:System.Reflection.ParameterInfo.Name": asked(({ member }) => stringValue(member.name)),
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
