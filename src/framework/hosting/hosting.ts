/** Builders of applications: what each gives is one part of the one host. */
import type { MethodSymbol, NamedType } from "../../csharp/binding/symbols/symbols.js";
import { lookupMembers } from "../../csharp/binding/types/member-lookup.js";
import {
  type CSharpMachine,
  type CSharpValue,
  call as invoke,
  invokeDelegate,
  knownType,
  type NativeCall,
  type NativeMember,
  nullValue,
  unknownValue,
} from "../../csharp/execution/index.js";
import { ambient, hostOf } from "../host.js";
import { type MemberTable, sameFor, sameForMethods } from "../member-table.js";
import { setIntegration, setLifetime } from "./lifetime.js";
import { constructService, serviceOf } from "./service-provider.js";
import { loadSettings } from "./settings.js";

/** Of the type that it returns. */
const partOfResult: NativeMember = ({ machine, type, place }) =>
  (type && ambient(machine, type)) ?? unknownValue("it is not part of the server", place, type);

/** Another server begins: whatever is said to its builder comes before it starts. */
const createEmpty: NativeMember = (call) => {
  setLifetime(call.machine, "built");
  setIntegration(call.machine, false);
  return partOfResult(call);
};

const create: NativeMember = (call) => {
  loadSettings(call.machine, call.argument("options") ?? call.argument("settings"));
  return createEmpty(call);
};

/** `[assembly: HostingStartup(typeof(X))]` of the application: `X.Configure` is given the web host before the program says anything to it. */
function withHostingStartups(begin: NativeMember): NativeMember {
  return (call) => {
    const { machine, place } = call;
    for (const { attributeClass, constructorArguments } of hostOf(machine).entryAttributes) {
      const [startup] = constructorArguments;
      if (attributeClass?.symbol.metadataName !== `${webHosting}.HostingStartupAttribute`) continue;
      const type = startup?.kind === "type" ? startup.type.type : undefined;
      const method = type?.kind === "named" ? methodNamed(type, "Configure") : undefined;
      if (type?.kind === "named" && method !== undefined)
        runWithParts(machine, method, constructService(machine, type, place), call);
    }
    return begin(call);
  };
}

function methodNamed(type: NamedType, name: string): MethodSymbol | undefined {
  const member = lookupMembers(type, name).find((one) => one.member.kind === "method")?.member;
  return member?.kind === "method" ? member : undefined;
}

const createBuilt: NativeMember = (call) => {
  loadSettings(call.machine, undefined);
  return build(call);
};

const build: NativeMember = (call) => {
  const built = call.type?.type;
  setLifetime(call.machine, "built");
  if (built?.kind === "named" && built.symbol.metadataName === `${builders}.WebApplication`)
    hostOf(call.machine).buildsApplication = true;
  return partOfResult(call);
};

const partOfProperty: NativeMember = partOfResult;

/** `host.ConfigureServices((context, services) => …)`: run at once, with the parts that the delegate asks for. */
const runsDelegate: NativeMember = (call) => {
  const { machine, place } = call;
  for (const [at, value] of call.values.entries()) {
    if (value?.kind !== "delegate") continue;
    invokeDelegate(machine, value, argumentsOf(call, at), place);
  }
  return call.receiver ?? call.values[0] ?? nullValue;
};

function argumentsOf(call: NativeCall, at: number): readonly CSharpValue[] {
  return call
    .delegateTypes(at)
    .map((type) => ambient(call.machine, type) ?? unknownValue("the argument is not known", call.place, type));
}

/** A class with `ConfigureServices` and `Configure`; either takes what the services give it. */
const useStartup: NativeMember = (call) => {
  const { machine, place } = call;
  const type = call.typeArguments[0]?.type ?? knownType(call.argument("startupType"));
  const factory = call.argument("startupFactory");
  const builder = call.values[0] ?? nullValue;
  if (type?.kind !== "named") return builder;
  const startup =
    factory?.kind === "delegate"
      ? invokeDelegate(machine, factory, argumentsOf(call, 1), place)
      : constructService(machine, type, place);
  for (const name of ["ConfigureServices", "Configure"]) {
    const method = methodNamed(type, name);
    if (method !== undefined) runWithParts(machine, method, startup, call);
  }
  return builder;
};

function runWithParts(machine: CSharpMachine, method: MethodSymbol, self: CSharpValue, { place }: NativeCall): void {
  const values = method.parameters.map(
    ({ type }) =>
      serviceOf(machine, type, place) ?? unknownValue("which object the services give is not known", place, type),
  );
  invoke(machine, {
    method,
    self: method.isStatic ? undefined : self,
    values,
    typeArguments: [],
    declaredIn: undefined,
    place,
  });
}

const usesMvc: NativeMember = (call) => {
  setIntegration(call.machine, true);
  hostOf(call.machine).uses.mvc = true;
  runsDelegate(call);
  return call.values[0] ?? call.receiver ?? nullValue;
};

const hosting = "Microsoft.Extensions.Hosting";
const webHosting = "Microsoft.AspNetCore.Hosting";
const builders = "Microsoft.AspNetCore.Builder";

export const hostingMembers: MemberTable = {
  methods: {
    [`M:${builders}.WebApplication.CreateSlimBuilder`]: create,
    [`M:${builders}.WebApplication.CreateEmptyBuilder`]: createEmpty,
    [`M:${builders}.WebApplication.CreateBuilder`]: withHostingStartups(create),
    [`M:${builders}.WebApplication.Create`]: withHostingStartups(createBuilt),
    [`M:${builders}.WebApplicationBuilder.Build`]: build,
    ...sameForMethods(`${hosting}.Host`, ["CreateDefaultBuilder", "CreateApplicationBuilder"], create),
    [`M:${hosting}.Host.CreateEmptyApplicationBuilder`]: createEmpty,
    "M:Microsoft.AspNetCore.WebHost.CreateDefaultBuilder": withHostingStartups((call) => {
      loadSettings(call.machine, undefined);
      return partOfResult(call);
    }),
    [`M:${hosting}.HostApplicationBuilder.Build`]: build,
    [`M:${hosting}.IHostBuilder.Build`]: build,
    [`M:${hosting}.HostBuilder.Build`]: build,
    ...sameForMethods(
      `${hosting}.IHostBuilder`,
      ["ConfigureServices", "ConfigureAppConfiguration", "ConfigureHostConfiguration"],
      runsDelegate,
    ),
    ...sameForMethods(
      `${hosting}.HostBuilder`,
      ["ConfigureServices", "ConfigureAppConfiguration", "ConfigureHostConfiguration"],
      runsDelegate,
    ),
    [`M:${hosting}.HostingHostBuilderExtensions.ConfigureServices`]: runsDelegate,
    [`M:${hosting}.GenericHostBuilderExtensions.ConfigureWebHostDefaults`]: withHostingStartups(runsDelegate),
    [`M:${hosting}.GenericHostWebHostBuilderExtensions.ConfigureWebHost`]: withHostingStartups(runsDelegate),
    "M:Microsoft.AspNetCore.Hosting.IWebHostBuilder.ConfigureServices": runsDelegate,
    "M:Microsoft.AspNetCore.Hosting.IWebHostBuilder.Build": build,
    "M:Microsoft.AspNetCore.Hosting.WebHostBuilderExtensions.Configure": runsDelegate,
    "M:Microsoft.AspNetCore.Hosting.WebHostBuilderExtensions.UseStartup": useStartup,
    [`M:${hosting}.HostBuilder.#ctor`]: ({ machine }) => {
      setIntegration(machine, false);
      return nullValue;
    },
    "M:Microsoft.Azure.Functions.Worker.Builder.FunctionsApplication.CreateBuilder": createEmpty,
    "M:Microsoft.Azure.Functions.Worker.Builder.FunctionsApplicationBuilder.Build": build,
    ...sameFor(
      [
        "M:Microsoft.Extensions.Hosting.FunctionsHostBuilderExtensions.ConfigureFunctionsWebApplication",
        "M:Microsoft.Azure.Functions.Worker.Builder.FunctionsApplicationBuilderAspNetCoreExtensions.ConfigureFunctionsWebApplication",
      ],
      usesMvc,
    ),
  },
  properties: {
    ...sameFor(
      [
        `P:${builders}.WebApplicationBuilder.Services`,
        `P:${builders}.WebApplicationBuilder.Host`,
        `P:${builders}.WebApplicationBuilder.WebHost`,
        `P:${hosting}.HostApplicationBuilder.Services`,
        `P:${hosting}.IHostApplicationBuilder.Services`,
        `P:${builders}.WebApplication.Services`,
        `P:${hosting}.IHost.Services`,
        `P:${builders}.IApplicationBuilder.ApplicationServices`,
        "P:Microsoft.AspNetCore.Routing.IEndpointRouteBuilder.ServiceProvider",
        "P:Microsoft.Azure.Functions.Worker.Builder.FunctionsApplicationBuilder.Services",
        "P:Microsoft.Azure.Functions.Worker.Builder.IFunctionsWorkerApplicationBuilder.Services",
      ],
      partOfProperty,
    ),
    ...sameFor(
      [
        "P:Microsoft.Extensions.DependencyInjection.IMvcBuilder.Services",
        "P:Microsoft.Extensions.DependencyInjection.IMvcCoreBuilder.Services",
      ],
      { read: partOfResult, isStored: true },
    ),
  },
};
