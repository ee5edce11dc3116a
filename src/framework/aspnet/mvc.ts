/** MVC and the settings of both JSON stacks: each is a registration of options. */

import { constructType, selfType } from "../../csharp/binding/symbols/types.js";
import { delegateShape } from "../../csharp/binding/types/delegates.js";
import type { CSharpValue, NativeCall, NativeMember, NativeProperty } from "../../csharp/execution/index.js";
import {
  addElement,
  fieldOf,
  invokeDelegate,
  isNull,
  makeList,
  nullValue,
  stringValue,
  unknownValue,
} from "../../csharp/execution/index.js";
import { ambient, hostOf } from "../host.js";
import { addConfiguring, nameOfOptions } from "../hosting/options.js";
import { type MemberTable, sameFor, sameForMethods } from "../member-table.js";

const namespace = "Microsoft.Extensions.DependencyInjection";

/** A delegate that is run when its options are made. */
export function keepConfiguring(call: NativeCall, services: CSharpValue, parameter: string): void {
  const action = call.argument(parameter);
  const type = call.parameterType(parameter);
  const [options] = type === undefined ? [] : (delegateShape(type.type)?.parameterTypes ?? []);
  if (action === undefined || isNull(action) || options?.type.kind !== "named") return;
  const { symbol, typeArguments } = options.type;
  // `AddHubOptions<ChatHub>(…)`: the type arguments of the method are those of the options.
  const name = nameOfOptions(typeArguments.length === 0 ? options.type : constructType(symbol, call.typeArguments));
  addConfiguring(call.machine, services, { options: name, name: stringValue(""), action, isLate: false }, call.place);
}

/** `services.AddControllers(…)`: a builder over the services. */
const addMvc: NativeMember = (call) => {
  const services = call.argument("services") ?? nullValue;
  hostOf(call.machine).uses.mvc = true;
  for (const parameter of ["configure", "setupAction"]) keepConfiguring(call, services, parameter);
  return (call.type && ambient(call.machine, call.type)) ?? nullValue;
};

/** `builder.AddJsonOptions(…)`, and calls that change nothing of what is served. */
const onBuilder: NativeMember = (call) => {
  const builder = call.argument("builder") ?? nullValue;
  const services = servicesOfBuilder(call, builder);
  for (const parameter of ["configure", "setupAction"]) keepConfiguring(call, services, parameter);
  return builder;
};

export function servicesOfBuilder({ machine }: NativeCall, builder: CSharpValue): CSharpValue {
  return fieldOf(machine, builder, "Services") ?? hostOf(machine).services(undefined);
}

/** Newtonsoft.Json takes the place of System.Text.Json: in MVC, or in hubs. */
export function addNewtonsoft(mark: string): NativeMember {
  return (call) => {
    const builder = call.argument("builder") ?? nullValue;
    const registration = { options: mark, name: undefined, action: nullValue, isLate: false };
    addConfiguring(call.machine, servicesOfBuilder(call, builder), registration, call.place);
    return onBuilder(call);
  };
}

/** The registrations that say which library writes. */
export const newtonsoftMarks = { mvc: "Newtonsoft.Json", hubs: "Newtonsoft.Json in hubs" };

/** `services.ConfigureHttpJsonOptions(…)`, `services.AddAuthorization(…)`. */
export const configureServices: NativeMember = (call) => {
  const services = call.argument("services") ?? nullValue;
  for (const parameter of ["configureOptions", "configure"]) keepConfiguring(call, services, parameter);
  return services;
};

/** `services.AddProblemDetails()`: that it is called decides. */
function marksServices(name: string): NativeMember {
  return (call) => {
    hostOf(call.machine).mark(name, call.place);
    return configureServices(call);
  };
}

/** A list of formatters begins with the framework's own. */
const formatters: NativeProperty = {
  read: ({ machine, type, place }) => {
    const rest = unknownValue("the formatters of the framework", place);
    return makeList(machine, type?.type, { elements: [], rest }, place);
  },
  isStored: true,
};

/** What is taken away may be the formatter of JSON. */
const removeFormatter: NativeMember = ({ machine, receiver, place }) => {
  if (receiver?.kind === "object") machine.memory.touch(receiver.object, place);
  return nullValue;
};

/** What knows the controllers of an application. There is one. */
export const partManagerType = "Microsoft.AspNetCore.Mvc.ApplicationParts.ApplicationPartManager";

function partManager({ machine }: NativeCall): CSharpValue {
  const host = hostOf(machine);
  const symbol = host.resolve(partManagerType);
  return host.singleton(partManagerType, symbol && selfType(symbol));
}

const builders = [`${namespace}.MvcCoreMvcBuilderExtensions`, `${namespace}.MvcCoreMvcCoreBuilderExtensions`];

export const mvcMembers: MemberTable = {
  methods: {
    ...sameForMethods(
      `${namespace}.MvcServiceCollectionExtensions`,
      ["AddControllers", "AddControllersWithViews", "AddMvc", "AddRazorPages"],
      addMvc,
    ),
    [`M:${namespace}.MvcCoreServiceCollectionExtensions.AddMvcCore`]: addMvc,
    ...sameFor(
      builders.flatMap((type) =>
        [
          "AddApplicationPart",
          "AddControllersAsServices",
          "AddJsonOptions",
          "AddMvcOptions",
          "ConfigureApiBehaviorOptions",
        ].map((name) => `M:${type}.${name}`),
      ),
      onBuilder,
    ),
    ...sameFor(
      [
        "MvcApiExplorerMvcCoreBuilderExtensions.AddApiExplorer",
        "MvcCoreMvcCoreBuilderExtensions.AddAuthorization",
        "MvcCorsMvcCoreBuilderExtensions.AddCors",
        "MvcDataAnnotationsMvcBuilderExtensions.AddDataAnnotationsLocalization",
        "MvcDataAnnotationsMvcCoreBuilderExtensions.AddDataAnnotations",
        "MvcLocalizationMvcBuilderExtensions.AddViewLocalization",
        "MvcRazorMvcBuilderExtensions.AddRazorOptions",
        "MvcViewFeaturesMvcBuilderExtensions.AddViewOptions",
      ].map((name) => `M:${namespace}.${name}`),
      onBuilder,
    ),
    [`M:${namespace}.NewtonsoftJsonMvcBuilderExtensions.AddNewtonsoftJson`]: addNewtonsoft(newtonsoftMarks.mvc),
    [`M:${namespace}.NewtonsoftJsonMvcCoreBuilderExtensions.AddNewtonsoftJson`]: addNewtonsoft(newtonsoftMarks.mvc),
    [`M:${namespace}.HttpJsonServiceExtensions.ConfigureHttpJsonOptions`]: configureServices,
    [`M:${namespace}.ProblemDetailsServiceCollectionExtensions.AddProblemDetails`]: marksServices("AddProblemDetails"),
    [`M:${namespace}.ValidationServiceCollectionExtensions.AddValidation`]: marksServices("AddValidation"),
    [`M:${namespace}.ApplicationModelConventionExtensions.Add`]: ({ machine, values, place }) => {
      const [conventions = nullValue, added = nullValue] = values;
      addElement(machine, conventions, added, place);
      return nullValue;
    },
    ...sameFor(
      builders.map((type) => `M:${type}.ConfigureApplicationPartManager`),
      (call) => {
        invokeDelegate(call.machine, call.argument("setupAction") ?? nullValue, [partManager(call)], call.place);
        return call.argument("builder") ?? nullValue;
      },
    ),
    "M:Microsoft.AspNetCore.Mvc.Formatters.FormatterCollection`1.RemoveType": removeFormatter,
  },
  properties: {
    ...sameFor(
      ["IMvcBuilder", "IMvcCoreBuilder"].map((type) => `P:${namespace}.${type}.PartManager`),
      partManager,
    ),
    ...sameFor(
      [
        "P:Microsoft.AspNetCore.Mvc.MvcOptions.OutputFormatters",
        "P:Microsoft.AspNetCore.Mvc.MvcOptions.InputFormatters",
      ],
      formatters,
    ),
  },
};
