/** Policies of authorization and the filters of MVC: what is asked of every caller, wherever the program says it. */
import type { Type } from "../../csharp/binding/symbols/symbols.js";
import { allInterfaces } from "../../csharp/binding/types/hierarchy.js";
import {
  addElement,
  booleanValue,
  type CSharpMachine,
  type CSharpValue,
  classOf,
  type DelegateValue,
  fieldOf,
  type HeapObject,
  invokeDelegate,
  isNull,
  itemsOf,
  keptArguments,
  knownBoolean,
  knownObject,
  knownType,
  type NativeCall,
  type NativeMember,
  type NativeProperty,
  nullValue,
  objectValue,
  type Place,
  readNamed,
  unknownValue,
} from "../../csharp/execution/index.js";
import { emptyList } from "../dotnet/collections.js";
import { hostOf } from "../host.js";
import { addConfiguring } from "../hosting/options.js";
import { type MemberTable, sameFor } from "../member-table.js";
import { configureServices } from "./mvc.js";

const namespace = "Microsoft.AspNetCore.Authorization";
const extensions = "Microsoft.Extensions.DependencyInjection";
const policyBuilder = `${namespace}.AuthorizationPolicyBuilder`;
const filters = "Microsoft.AspNetCore.Mvc.Filters.FilterCollection";

/** `services.AddAuthorizationBuilder()`: a builder over the services. */
const addBuilder: NativeMember = ({ machine, argument, type, place }) => {
  const builder = objectValue({ type: type?.type, place });
  machine.memory.setField(builder.object, "Services", { value: argument("services") ?? nullValue, place });
  return builder;
};

/** `builder.SetFallbackPolicy(policy)`: one more thing that configures the options. */
function setPolicy(name: string): NativeMember {
  return (call) => {
    const { machine, receiver = nullValue, place } = call;
    const services = fieldOf(machine, receiver, "Services") ?? hostOf(machine).services(undefined);
    const policy = policyOf(call);
    const run = ([options]: readonly CSharpValue[]): CSharpValue => {
      const object = knownObject(options);
      if (object !== undefined) machine.memory.setField(object, name, { value: policy, place });
      return nullValue;
    };
    const action: DelegateValue = { kind: "delegate", target: { kind: "native", run } };
    const options = `${namespace}.AuthorizationOptions`;
    addConfiguring(machine, services, { options, name: undefined, action, isLate: false }, place);
    return receiver;
  };
}

/** A policy that is handed over, or the code that builds it. */
function policyOf({ machine, argument, place }: NativeCall): CSharpValue {
  const configure = argument("configurePolicy");
  if (configure === undefined)
    return argument("policy") ?? unknownValue("what the policy asks for is not known", place);
  const builder = objectValue({ type: undefined, place });
  invokeDelegate(machine, configure, [builder], place);
  return built(machine, builder, place);
}

/** Whether a policy refuses callers who are known: kept on its builder and on the policy. */
const restriction = "restricts";

/** Asks for more than to be known: roles, claims, code. */
const restricting: NativeMember = ({ machine, receiver = nullValue, place }) => {
  const builder = knownObject(receiver);
  if (builder !== undefined) machine.memory.setField(builder, restriction, { value: booleanValue(true), place });
  return receiver;
};

function built(machine: CSharpMachine, builder: CSharpValue, place: Place, type?: Type): CSharpValue {
  const policy: HeapObject = { type, place };
  const value = booleanValue(restrictsKnown(machine, builder, true));
  machine.memory.setField(policy, restriction, { value, place });
  return objectValue(policy);
}

/**
 * Whether a policy, its builder or its name refuses callers who are known. What builds it without our knowledge may ask for anything.
 * `isBuilder`: one that nothing was called on asks for nothing.
 */
export function restrictsKnown(machine: CSharpMachine, policy: CSharpValue, isBuilder = false): boolean {
  if (isNull(policy)) return false;
  const object = knownObject(policy);
  if (object === undefined || (isBuilder && machine.memory.touched(object).length > 0)) return true;
  const said = machine.memory.field(object, restriction)?.value;
  if (said !== undefined) return knownBoolean(said) !== false;
  // `new AuthorizationPolicyBuilder(policy)`; schemes are texts.
  return (
    !isBuilder || keptArguments(machine, object).some((one) => one.kind === "object" && restrictsBase(machine, one))
  );
}

function restrictsBase(machine: CSharpMachine, given: CSharpValue): boolean {
  const items = itemsOf(machine, given);
  return items === undefined
    ? restrictsKnown(machine, given)
    : items.elements.some(({ value }) => value.kind === "object");
}

/** The same of what `RequireAuthorization` and metadata are given: names, policies, code that builds one, attributes. */
export function asksForMore(machine: CSharpMachine, given: CSharpValue, place: Place): boolean {
  if (given.kind === "delegate") {
    const builder = objectValue({ type: undefined, place });
    invokeDelegate(machine, given, [builder], place);
    return restrictsKnown(machine, builder, true);
  }
  const type = classOf(given);
  if (
    type === undefined ||
    !allInterfaces(type).some(({ symbol }) => symbol.metadataName === `${namespace}.IAuthorizeData`)
  )
    return restrictsKnown(machine, given);
  const said = ["Policy", "Roles"].map((name) => readNamed(machine, given, name, place));
  return [...said, ...keptArguments(machine, knownObject(given))].some((one) => one !== undefined && !isNull(one));
}

/** `filters.Add<T>()`, `filters.AddService<T>()`, `filters.Add(typeof(T))`; an object is added as to any list. */
const addFilter: NativeMember = ({ machine, receiver = nullValue, typeArguments, values: [given], type, place }) => {
  const made = typeArguments[0]?.type ?? knownType(given);
  const filter =
    made === undefined
      ? (given ?? unknownValue("which filter is added is not known", place, type))
      : objectValue({ type: made, place });
  addElement(machine, receiver, filter, place);
  return filter;
};

/** It asks that the caller is known. */
const standardPolicy: NativeProperty = {
  read: ({ machine, type, place }) => built(machine, objectValue({ type: undefined, place }), place, type?.type),
  isStored: true,
};

export const authorizationMembers: MemberTable = {
  properties: {
    "P:Microsoft.AspNetCore.Mvc.MvcOptions.Filters": emptyList,
    [`P:${namespace}.AuthorizationOptions.DefaultPolicy`]: standardPolicy,
  },
  methods: {
    ...sameFor(
      [
        `M:${extensions}.PolicyServiceCollectionExtensions.AddAuthorization`,
        `M:${extensions}.AuthorizationServiceCollectionExtensions.AddAuthorizationCore`,
      ],
      configureServices,
    ),
    [`M:${extensions}.PolicyServiceCollectionExtensions.AddAuthorizationBuilder`]: addBuilder,
    ...sameFor(
      [
        `M:${namespace}.AuthorizationBuilder.SetFallbackPolicy`,
        `M:${namespace}.AuthorizationBuilder.AddFallbackPolicy`,
      ],
      setPolicy("FallbackPolicy"),
    ),
    ...sameFor(
      [`M:${namespace}.AuthorizationBuilder.SetDefaultPolicy`, `M:${namespace}.AuthorizationBuilder.AddDefaultPolicy`],
      setPolicy("DefaultPolicy"),
    ),
    ...sameFor(
      ["RequireRole", "RequireClaim", "RequireUserName", "RequireAssertion", "AddRequirements", "Combine"].map(
        (name) => `M:${policyBuilder}.${name}`,
      ),
      restricting,
    ),
    ...sameFor(
      [`M:${policyBuilder}.RequireAuthenticatedUser`, `M:${policyBuilder}.AddAuthenticationSchemes`],
      ({ receiver = nullValue }) => receiver,
    ),
    [`M:${policyBuilder}.Build`]: ({ machine, receiver = nullValue, type, place }) =>
      built(machine, receiver, place, type?.type),
    ...sameFor([`M:${filters}.Add`, `M:${filters}.AddService`], addFilter),
  },
};
