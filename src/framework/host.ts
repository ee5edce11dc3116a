/** What start-up code works on: the services, the application, the builders around them. One of each for a program. */
import { cachedBy } from "../caching/cache.js";
import type {
  AnnotatedType,
  AttributeData,
  MethodSymbol,
  NamedTypeSymbol,
  Type,
} from "../csharp/binding/symbols/symbols.js";
import {
  addElement,
  type CSharpMachine,
  type CSharpValue,
  type Element,
  type HeapObject,
  itemsOf,
  knownString,
  objectValue,
  type Place,
  stringValue,
} from "../csharp/execution/index.js";
import type { AppSettings } from "../csharp/project/app-settings.js";

/** The files of a configuration, as long as nothing that the program adds overrides them. */
interface ConfigurationFiles {
  readonly settings: AppSettings | undefined;
  /** The builder is one that reads them. */
  areRead: boolean;
  areOverridden: boolean;
}

/** How an answer is written that no code of the program writes itself. */
export interface UsedStacks {
  mvc: boolean;
  http: boolean;
}

export class Host {
  readonly #machine: CSharpMachine;
  readonly #parts = new Map<string, HeapObject>();
  readonly #singletons = new Map<string, HeapObject>();
  /** False where the application is trimmed. */
  usesReflection = true;
  /** A `WebApplication` is built. */
  buildsApplication = false;
  /** Some endpoint is a handler of a minimal API. */
  mapsEndpoints = false;
  readonly uses: UsedStacks = { mvc: false, http: false };
  configuration: ConfigurationFiles = { settings: undefined, areRead: false, areOverridden: false };
  /** The methods of the program behind one of an interface or an abstract class. */
  implementationsOf: (method: MethodSymbol) => readonly MethodSymbol[] = () => [];
  /** The classes of the program that derive from one of them. */
  derivedFrom: (type: NamedTypeSymbol) => readonly NamedTypeSymbol[] = () => [];
  /** A type of the program by its metadata name. */
  resolve: (metadataName: string) => NamedTypeSymbol | undefined = () => undefined;
  /** The assemblies of the program. */
  assemblies: readonly string[] = [];
  entryAssembly: string | undefined;
  /** `[assembly: …]` of the one that starts. */
  entryAttributes: readonly AttributeData[] = [];
  /** Of an assembly of the program. */
  typesOf: (assembly: string) => readonly NamedTypeSymbol[] | undefined = () => undefined;
  /** The JSON options of libraries that have their own, by the name of the library; undefined: those of minimal APIs. */
  readonly serializers = new Map<string, () => HeapObject | undefined>();

  constructor(machine: CSharpMachine) {
    this.#machine = machine;
  }

  /** All types of the program. */
  get types(): readonly NamedTypeSymbol[] {
    return this.assemblies.flatMap((assembly) => this.typesOf(assembly) ?? []);
  }

  /** The service collection. */
  services(type: Type | undefined): CSharpValue {
    return this.part("services", type, true);
  }

  /** A builder, the application: by what it is for. The first type that it is asked for with is its class. */
  part(role: string, type: Type | undefined, isList = false): CSharpValue {
    const cached = this.#parts.get(role);
    if (cached !== undefined) return objectValue(cached);
    const object: HeapObject = { type, place: undefined };
    this.#parts.set(role, object);
    if (isList) this.#machine.inRoot(() => this.#machine.memory.setItems(object, { elements: [], rest: undefined }));
    return objectValue(object);
  }

  /** Something is called that decides by being there. */
  mark(name: string, place: Place): void {
    addElement(this.#machine, this.part("marks", undefined, true), stringValue(name), place);
  }

  /** The calls of it. */
  marks(name: string): readonly Element[] {
    const marks = itemsOf(this.#machine, this.part("marks", undefined, true));
    return marks?.elements.filter(({ value }) => knownString(value) === name) ?? [];
  }

  /** It is called for sure. */
  isMarked(name: string): boolean {
    return this.marks(name).some(({ conditions }) => conditions.length === 0);
  }

  /** Where parts are handed to code that is not known. */
  handedOn(roles: readonly PartRole[]): readonly Place[] {
    return roles.flatMap((role) => {
      const object = this.#parts.get(role);
      return object === undefined ? [] : this.#machine.memory.touched(object);
    });
  }

  isApplication(value: CSharpValue): boolean {
    return value.kind === "object" && value.object === this.#parts.get("application");
  }

  /** An object that there is one of: `JsonNamingPolicy.CamelCase`. */
  singleton(name: string, type: Type | undefined): CSharpValue {
    const cached = this.#singletons.get(name) ?? { type, place: undefined };
    this.#singletons.set(name, cached);
    return objectValue(cached);
  }

  singletonWhere(isWanted: (name: string, object: HeapObject) => boolean): CSharpValue | undefined {
    for (const [name, object] of this.#singletons) if (isWanted(name, object)) return objectValue(object);
    return undefined;
  }

  singletonNamed(name: string): HeapObject | undefined {
    return this.#singletons.get(name);
  }

  /** The name of such an object. */
  nameOf(object: HeapObject): string | undefined {
    for (const [name, known] of this.#singletons) if (known === object) return name;
    return undefined;
  }
}

export const hostOf = cachedBy((machine: CSharpMachine) => new Host(machine));

const servicesTypes = [
  "Microsoft.Extensions.DependencyInjection.IServiceCollection",
  "Microsoft.Extensions.DependencyInjection.ServiceCollection",
];

/** What registers services besides the collection. */
export const builderRoles = [
  "webApplicationBuilder",
  "hostBuilder",
  "webHostBuilder",
  "mvcBuilder",
  "mvcCoreBuilder",
] as const;

type PartRole = (typeof builderRoles)[number];

/** The roles of what code is handed that sets up a server. */
const roles: ReadonlyMap<string, PartRole | "services" | "application" | "serviceProvider"> = new Map([
  ...servicesTypes.map((type) => [type, "services"] as const),
  ["Microsoft.AspNetCore.Builder.WebApplicationBuilder", "webApplicationBuilder"],
  ["Microsoft.Extensions.Hosting.IHostApplicationBuilder", "webApplicationBuilder"],
  ["Microsoft.Extensions.Hosting.HostApplicationBuilder", "webApplicationBuilder"],
  ["Microsoft.Azure.Functions.Worker.Builder.FunctionsApplicationBuilder", "webApplicationBuilder"],
  ["Microsoft.Azure.Functions.Worker.Builder.IFunctionsWorkerApplicationBuilder", "webApplicationBuilder"],
  ["Microsoft.Extensions.Hosting.IHostBuilder", "hostBuilder"],
  ["Microsoft.Extensions.Hosting.HostBuilder", "hostBuilder"],
  ["Microsoft.AspNetCore.Hosting.IWebHostBuilder", "webHostBuilder"],
  ["Microsoft.AspNetCore.Hosting.WebHostBuilder", "webHostBuilder"],
  ["Microsoft.Extensions.DependencyInjection.IMvcBuilder", "mvcBuilder"],
  ["Microsoft.Extensions.DependencyInjection.IMvcCoreBuilder", "mvcCoreBuilder"],
  ["Microsoft.AspNetCore.Builder.WebApplication", "application"],
  ["Microsoft.AspNetCore.Builder.IApplicationBuilder", "application"],
  ["Microsoft.AspNetCore.Routing.IEndpointRouteBuilder", "application"],
  ["Microsoft.Extensions.Hosting.IHost", "application"],
  ["Microsoft.AspNetCore.Hosting.IWebHost", "application"],
  ["System.IServiceProvider", "serviceProvider"],
]);

/** What set-up code is handed for a parameter of this type. */
export function ambient(machine: CSharpMachine, { type }: AnnotatedType): CSharpValue | undefined {
  const role = type.kind === "named" ? roles.get(type.symbol.metadataName) : undefined;
  return role === undefined ? undefined : hostOf(machine).part(role, type, role === "services");
}

/** Everything but the provider, which handlers are given too. */
const setUpTypes = [...roles.keys()].filter((name) => name !== "System.IServiceProvider");

export const setUpTypeNames: readonly string[] = setUpTypes.map((name) => name.slice(name.lastIndexOf(".") + 1));

export function isSetUpType(type: Type): boolean {
  return type.kind === "named" && setUpTypes.includes(type.symbol.metadataName);
}

/** Libraries that are known by their entries, also where they are read as a project beside the server. */
export function isLibrary(assembly: string): boolean {
  return libraries.test(assembly);
}

const libraries = /^(Tenon|FastEndpoints(\.\w+)*)$/;
