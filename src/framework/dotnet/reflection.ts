/** Reflection over the symbols of the program: types and assemblies. */
import { specialTypeOf } from "../../csharp/binding/symbols/special-types.js";
import type { AnnotatedType, NamedType, NamedTypeSymbol, Type } from "../../csharp/binding/symbols/symbols.js";
import { annotate, constructType, isValueType, sameType, selfType } from "../../csharp/binding/symbols/types.js";
import { allInterfaces, baseTypes } from "../../csharp/binding/types/hierarchy.js";
import { isUnknown, standardConversion } from "../../csharp/binding/types/implicit-conversions.js";
import {
  booleanValue,
  type CSharpMachine,
  type CSharpValue,
  classOf,
  type HeapObject,
  isNull,
  knownObject,
  knownString,
  knownType,
  makeCollection,
  type NativeCall,
  type NativeMember,
  nullValue,
  objectValue,
  stringValue,
  typeValue,
  unknownValue,
} from "../../csharp/execution/index.js";
import { hostOf } from "../host.js";
import { type MemberTable, sameFor } from "../member-table.js";

export function reflected(type: Type): CSharpValue {
  return typeValue(annotate(type, "notAnnotated"));
}

export function unknownReflection({ place, type }: NativeCall, reason = "the type is not known"): CSharpValue {
  return unknownValue(reason, place, type);
}

/** What asks a type: its receiver is one. */
function ofType(run: (type: Type, call: NativeCall) => CSharpValue | boolean | string | undefined): NativeMember {
  return (call) => {
    const type = knownType(call.receiver) ?? knownType(call.values[0]);
    const result = type === undefined || type.kind === "error" ? undefined : run(type, call);
    if (result === undefined) return unknownReflection(call);
    return typeof result === "boolean"
      ? booleanValue(result)
      : typeof result === "string"
        ? stringValue(result)
        : result;
  };
}

function ofNamed(run: (type: NamedType, call: NativeCall) => CSharpValue | boolean | string | undefined): NativeMember {
  return ofType((type, call) => (type.kind === "named" ? run(type, call) : false));
}

export function listOf(call: NativeCall, values: readonly CSharpValue[]): CSharpValue {
  return makeCollection(call.machine, call.type?.type, values, call.place);
}

/** `List<>` of `typeof(List<>)`. */
function isDefinition({ symbol, typeArguments }: NamedType): boolean {
  return symbol.typeParameters.length > 0 && typeArguments.every(({ type }) => type.kind === "typeParameterType");
}

/** A type as reflection shows it: a generic one is its definition. */
export function shown(symbol: NamedTypeSymbol): CSharpValue {
  if (symbol.typeParameters.length === 0) return reflected(selfType(symbol));
  return reflected({ ...selfType(symbol), typeArguments: [] });
}

/** The type parameters are there for what asks for bases, not for what compares types. */
function withParameters(type: NamedType): NamedType {
  return isDefinition(type) && type.typeArguments.length === 0 ? selfType(type.symbol) : type;
}

/** Whether a variable of one type may hold the other; undefined where a base is not known. */
export function isAssignable(from: Type, to: Type): boolean | undefined {
  if (from.kind === "error" || to.kind === "error") return undefined;
  if (sameType(from, to) || specialTypeOf(to) === "object") return true;
  if (from.kind !== "named" || to.kind !== "named") {
    const conversion = standardConversion(from, to);
    return conversion === "reference" || conversion === "boxing";
  }
  const type = withParameters(from);
  if ([type, ...baseTypes(type), ...allInterfaces(type)].some((one) => sameType(one, to))) return true;
  const conversion = standardConversion(type, to);
  if (conversion === "reference" || conversion === "boxing") return true;
  return [type, ...baseTypes(type)].some(isUnknown) ? undefined : false;
}

/** `type.Name`, which types share with their members. */
export function nameOfType(type: Type): string | undefined {
  if (type.kind === "array") return `${nameOfType(type.element.type) ?? ""}[]`;
  if (type.kind !== "named") return undefined;
  const { symbol } = type;
  return symbol.typeParameters.length === 0 ? symbol.name : `${symbol.name}\`${symbol.typeParameters.length}`;
}

function isVisible(symbol: NamedTypeSymbol): boolean {
  return symbol.accessibility === "public" && (symbol.containingType === undefined || isVisible(symbol.containingType));
}

function isSealed({ isSealed: sealed, isStatic, typeKind }: NamedTypeSymbol): boolean {
  return sealed || isStatic || typeKind === "struct" || typeKind === "enum" || typeKind === "delegate";
}

const typeArguments = ofNamed((type, call) => {
  const { typeArguments: values } = isDefinition(type) ? selfType(type.symbol) : type;
  return listOf(call, values.map(typeValue));
});

const definition = ofNamed((type) => shown(type.symbol));

const makeGenericType = ofNamed((type, call) => {
  const argumentsOfType = argumentTypes(call, "typeArguments");
  return argumentsOfType === undefined ? undefined : reflected(constructType(type.symbol, argumentsOfType));
});

/** The types in an array that a `params` parameter is given. */
export function argumentTypes(call: NativeCall, name: string): readonly AnnotatedType[] | undefined {
  const object = knownObject(call.argument(name));
  const items = object && call.machine.memory.items(object);
  const types = items?.elements.flatMap(({ value }) => (value.kind === "type" ? [value.type] : []));
  return items !== undefined && items.rest === undefined && types?.length === items.elements.length ? types : undefined;
}

const interfaces = ofNamed((type, call) => listOf(call, allInterfaces(withParameters(type)).map(reflected)));

const isAssignableFrom = ofType((type, call) => {
  const other = call.values[0];
  if (other !== undefined && isNull(other)) return false;
  const from = knownType(other);
  return from === undefined ? undefined : isAssignable(from, type);
});

const isAssignableTo = ofType((type, call) => {
  const to = knownType(call.values[0]);
  return to === undefined ? undefined : isAssignable(type, to);
});

const isSubclassOf = ofNamed((type, call) => {
  const other = knownType(call.values[0]);
  return other === undefined ? undefined : baseTypes(withParameters(type)).some((one) => sameType(one, other));
});

const isInstance: NativeMember = (call) => {
  const type = knownType(call.receiver);
  const classOfValue = call.values[0] === undefined ? undefined : classOf(call.values[0]);
  const is = type === undefined || classOfValue === undefined ? undefined : isAssignable(classOfValue, type);
  return is === undefined ? unknownReflection(call) : booleanValue(is);
};

const baseType = ofNamed((type) => {
  const [base] = baseTypes(withParameters(type));
  return base === undefined ? nullValue : reflected(base);
});

const declaringType = ofNamed(({ symbol }) =>
  symbol.containingType === undefined ? nullValue : shown(symbol.containingType),
);

/** `value.GetType()`. */
const getType: NativeMember = (call) => {
  const type = call.receiver === undefined ? undefined : classOf(call.receiver);
  return type === undefined ? unknownReflection(call) : reflected(type);
};

// ── Assemblies ───────────────────────────────────────────────────────────────────────────────────────────────────────

const assemblyKey = "assembly ";

function assembly(machine: CSharpMachine, name: string, type: Type | undefined): CSharpValue {
  return hostOf(machine).singleton(`${assemblyKey}${name}`, type);
}

/** An assembly that code has asked for. */
export function assemblyObject(machine: CSharpMachine, name: string): HeapObject | undefined {
  return hostOf(machine).singletonNamed(`${assemblyKey}${name}`);
}

function assemblyName({ machine, receiver }: NativeCall): string | undefined {
  const object = knownObject(receiver);
  const name = object && hostOf(machine).nameOf(object);
  return name?.startsWith(assemblyKey) === true ? name.slice(assemblyKey.length) : undefined;
}

/** The types of an assembly of the program. What is generated has none of the code that is read. */
function typesIn(isKept: (symbol: NamedTypeSymbol) => boolean): NativeMember {
  return (call) => {
    const name = assemblyName(call);
    const types = name === undefined ? undefined : hostOf(call.machine).typesOf(name);
    if (types === undefined) return unknownReflection(call, "the types of the assembly are not known");
    call.machine.grant(types.length);
    return listOf(call, types.filter(isKept).map(shown));
  };
}

const executing: NativeMember = ({ machine, place, type }) =>
  assembly(machine, place.scope.context.program.assemblyName, type?.type);

const entry: NativeMember = (call) => {
  const name = hostOf(call.machine).entryAssembly;
  return name === undefined ? unknownReflection(call) : assembly(call.machine, name, call.type?.type);
};

const load: NativeMember = (call) => {
  const name = knownString(call.argument("assemblyString"));
  return name === undefined || hostOf(call.machine).typesOf(name) === undefined
    ? unknownReflection(call)
    : assembly(call.machine, name, call.type?.type);
};

/** Assemblies that are not of the program have no types of interest. */
const loaded: NativeMember = (call) => {
  const { type } = call;
  const element = type?.type.kind === "array" ? type.type.element.type : undefined;
  return listOf(
    call,
    hostOf(call.machine).assemblies.map((name) => assembly(call.machine, name, element)),
  );
};

const typeNamed: NativeMember = (call) => {
  const name = knownString(call.argument("name") ?? call.argument("typeName"));
  const symbol = name === undefined ? undefined : hostOf(call.machine).resolve(name.split(",")[0] ?? name);
  return symbol === undefined ? unknownReflection(call) : shown(symbol);
};

const getName: NativeMember = (call) => {
  const name = assemblyName(call);
  if (name === undefined) return unknownReflection(call);
  const object = { type: call.type?.type, place: call.place };
  call.machine.memory.setField(object, "Name", { value: stringValue(name), place: call.place });
  return objectValue(object);
};

const reflection = "System.Reflection";
const itself: NativeMember = ({ receiver, values }) => receiver ?? values[0] ?? nullValue;

export const reflectionMembers: MemberTable = {
  methods: {
    "M:System.Object.GetType": getType,
    "M:System.Type.IsAssignableFrom": isAssignableFrom,
    "M:System.Type.IsAssignableTo": isAssignableTo,
    [`M:${reflection}.TypeInfo.IsAssignableFrom`]: isAssignableFrom,
    "M:System.Type.IsSubclassOf": isSubclassOf,
    "M:System.Type.IsInstanceOfType": isInstance,
    "M:System.Type.GetInterfaces": interfaces,
    "M:System.Type.GetGenericArguments": typeArguments,
    "M:System.Type.GetGenericTypeDefinition": definition,
    "M:System.Type.MakeGenericType": makeGenericType,
    "M:System.Type.GetType": (call) => (call.receiver === undefined ? typeNamed(call) : getType(call)),
    "M:System.Type.GetElementType": ofType((type) => (type.kind === "array" ? typeValue(type.element) : nullValue)),
    [`M:${reflection}.IntrospectionExtensions.GetTypeInfo`]: itself,
    [`M:${reflection}.TypeInfo.AsType`]: itself,
    [`M:${reflection}.Assembly.GetExecutingAssembly`]: executing,
    [`M:${reflection}.Assembly.GetEntryAssembly`]: entry,
    [`M:${reflection}.Assembly.GetAssembly`]: ofNamed(({ symbol }, { machine, type }) =>
      assembly(machine, symbol.assembly, type?.type),
    ),
    [`M:${reflection}.Assembly.Load`]: load,
    [`M:${reflection}.Assembly.GetName`]: getName,
    [`M:${reflection}.Assembly.GetType`]: typeNamed,
    [`M:${reflection}.Assembly.GetTypes`]: typesIn(() => true),
    [`M:${reflection}.Assembly.GetExportedTypes`]: typesIn(isVisible),
    "M:System.AppDomain.GetAssemblies": loaded,
  },
  properties: {
    [`P:${reflection}.Assembly.DefinedTypes`]: typesIn(() => true),
    [`P:${reflection}.Assembly.ExportedTypes`]: typesIn(isVisible),
    "P:System.AppDomain.CurrentDomain": ({ machine, type }) =>
      hostOf(machine).singleton("AppDomain.CurrentDomain", type?.type),
    "P:System.Type.Assembly": ofNamed(({ symbol }, { machine, type }) =>
      assembly(machine, symbol.assembly, type?.type),
    ),
    "P:System.Type.FullName": ofNamed((type) =>
      isDefinition(type) || type.typeArguments.length === 0 ? type.symbol.metadataName : undefined,
    ),
    "P:System.Type.Namespace": ofNamed(({ symbol }) => (symbol.namespace === "" ? nullValue : symbol.namespace)),
    "P:System.Type.BaseType": baseType,
    "P:System.Type.DeclaringType": declaringType,
    "P:System.Type.GenericTypeArguments": typeArguments,
    "P:System.Type.IsAbstract": ofNamed(
      ({ symbol }) => symbol.isAbstract || symbol.isStatic || symbol.typeKind === "interface",
    ),
    "P:System.Type.IsInterface": ofNamed(({ symbol }) => symbol.typeKind === "interface"),
    "P:System.Type.IsClass": ofNamed(({ symbol }) => symbol.typeKind === "class" || symbol.typeKind === "delegate"),
    "P:System.Type.IsEnum": ofNamed(({ symbol }) => symbol.typeKind === "enum"),
    "P:System.Type.IsValueType": ofType(isValueType),
    "P:System.Type.IsSealed": ofNamed(({ symbol }) => isSealed(symbol)),
    "P:System.Type.IsPublic": ofNamed(
      ({ symbol }) => symbol.accessibility === "public" && symbol.containingType === undefined,
    ),
    "P:System.Type.IsNotPublic": ofNamed(
      ({ symbol }) => symbol.accessibility !== "public" && symbol.containingType === undefined,
    ),
    "P:System.Type.IsNested": ofNamed(({ symbol }) => symbol.containingType !== undefined),
    "P:System.Type.IsNestedPublic": ofNamed(
      ({ symbol }) => symbol.accessibility === "public" && symbol.containingType !== undefined,
    ),
    "P:System.Type.IsVisible": ofNamed(({ symbol }) => isVisible(symbol)),
    "P:System.Type.IsArray": ofType((type) => type.kind === "array"),
    "P:System.Type.IsGenericParameter": ofType((type) => type.kind === "typeParameterType"),
    "P:System.Type.IsGenericType": ofNamed(({ symbol }) => symbol.typeParameters.length > 0),
    "P:System.Type.IsConstructedGenericType": ofNamed(
      (type) => type.symbol.typeParameters.length > 0 && !isDefinition(type),
    ),
    ...sameFor(
      ["P:System.Type.IsGenericTypeDefinition", "P:System.Type.ContainsGenericParameters"],
      ofNamed(isDefinition),
    ),
    [`P:${reflection}.TypeInfo.ImplementedInterfaces`]: interfaces,
  },
};
