/** Policies of authorization and the filters of MVC: what is asked of every caller, wherever the program says it. */
import {
  addElement,
  type CSharpValue,
  type DelegateValue,
  knownObject,
  knownType,
  makeList,
  type NativeMember,
  type NativeProperty,
  nullValue,
  objectValue,
  unknownValue,
} from "../../csharp/execution/index.js";
import { hostOf } from "../host.js";
import { addConfiguring } from "../hosting/options.js";
import { type MemberTable, sameFor } from "../member-table.js";
import { configureServices } from "./mvc.js";

const namespace = "Microsoft.AspNetCore.Authorization";
const extensions = "Microsoft.Extensions.DependencyInjection";
const filters = "Microsoft.AspNetCore.Mvc.Filters.FilterCollection";

/** `services.AddAuthorizationBuilder()`: a builder over the services. */
const addBuilder: NativeMember = ({ machine, argument, type, place }) => {
  const builder = objectValue({ type: type?.type, place });
  machine.memory.setField(builder.object, "Services", { value: argument("services") ?? nullValue, place });
  return builder;
};

/** `builder.SetFallbackPolicy(policy)`: one more thing that configures the options. */
const setFallback: NativeMember = ({ machine, receiver = nullValue, argument, place }) => {
  const builder = knownObject(receiver);
  const services = (builder && machine.memory.field(builder, "Services")?.value) ?? hostOf(machine).services(undefined);
  const policy = argument("policy") ?? unknownValue("what the policy asks for is not known", place);
  const run = ([options]: readonly CSharpValue[]): CSharpValue => {
    const object = knownObject(options);
    if (object !== undefined) machine.memory.setField(object, "FallbackPolicy", { value: policy, place });
    return nullValue;
  };
  const action: DelegateValue = { kind: "delegate", target: { kind: "native", run } };
  const options = `${namespace}.AuthorizationOptions`;
  addConfiguring(machine, services, { options, name: undefined, action, isLate: false }, place);
  return receiver;
};

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

const filterList: NativeProperty = {
  read: ({ machine, type, place }) => makeList(machine, type?.type, { elements: [], rest: undefined }, place),
  isStored: true,
};

export const authorizationMembers: MemberTable = {
  properties: { "P:Microsoft.AspNetCore.Mvc.MvcOptions.Filters": filterList },
  methods: {
    ...sameFor(
      [
        `M:${extensions}.PolicyServiceCollectionExtensions.AddAuthorization`,
        `M:${extensions}.AuthorizationServiceCollectionExtensions.AddAuthorizationCore`,
      ],
      configureServices,
    ),
    [`M:${extensions}.PolicyServiceCollectionExtensions.AddAuthorizationBuilder`]: addBuilder,
    [`M:${namespace}.AuthorizationBuilder.SetFallbackPolicy`]: setFallback,
    [`M:${namespace}.AuthorizationBuilder.AddFallbackPolicy`]: setFallback,
    ...sameFor([`M:${filters}.Add`, `M:${filters}.AddService`], addFilter),
  },
};
