/** Types that the program puts into its service container: a handler that takes one is given it, not sent it. */
import {
  bindExpression,
  constantOf,
  returnedExpressions,
  typeOfExpression,
  writtenTypeArguments,
} from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { AnnotatedType, MethodSymbol, Type, TypeParameterSymbol } from "../../csharp/binding/symbols/symbols.js";
import { type CallExpression, namesType } from "../../csharp/flow/index.js";
import type { SourceProjects } from "../source-projects.js";
import { callsIn, invocationsOf } from "./calls.js";
import { typeOfTypeof } from "./named-type.js";
import { bodiesNaming, bodiesWith } from "./program-bodies.js";
import { writtenArguments } from "./written-calls.js";

export interface RegisteredServices {
  /** As `serviceName` gives them. */
  readonly names: ReadonlySet<string>;
  /** Some are registered by reflection: which types those are cannot be read. */
  readonly hasUnseen: boolean;
}

/** The metadata name; of a type that cannot be found, because its package is not restored, the name as it is written. */
export function serviceName(type: Type): string | undefined {
  if (type.kind === "named") return type.symbol.metadataName;
  return type.kind === "error" && type.name !== "" ? `?${type.name}\`${type.typeArguments.length}` : undefined;
}

/** Keyed services are not among them: they are given to parameters that ask for the key. */
const registrations =
  /^(Try)?Add(Scoped|Singleton|Transient|HttpClient)$|^Add\w*DbContext(Pool|Factory)?$|^Add(Sqlite|SqlServer|Npgsql|MySql|Cosmos)$/;

/** Entity Framework gives out a context as both of its types, `AddDbContext<IStore, Store>()`. Other classes are known as the first alone. */
const ofBothTypes = /^Add\w*DbContext(Pool)?$/;

/** `ServiceDescriptor.Scoped<…>()`, `.Describe(…)`, and `new ServiceDescriptor(…)` inside `Add`, `TryAdd`, `TryAddEnumerable`. */
const descriptors = /^(Scoped|Singleton|Transient|Describe)$|^(Try)?Add(Enumerable)?$/;

/** Calls of packages that register what they find in assemblies. */
const scans = /^(Scan|RegisterAssemblyTypes|RegisterServicesFromAssembly|AddServicesFromAssembly\w*)$/;

const words = [
  "AddScoped",
  "AddSingleton",
  "AddTransient",
  "DbContext",
  "AddSqlite",
  "AddSqlServer",
  "AddNpgsql",
  "AddMySql",
  "AddCosmos",
  "AddHttpClient",
  "ServiceDescriptor",
  ".Scan(",
  "RegisterAssemblyTypes",
  "FromAssembly",
  "AddIdentity",
];

/** What `AddIdentity…` registers for the user of an application. */
const identityServices = ["UserManager`1", "SignInManager`1", "RoleManager`1"].map(
  (name) => `Microsoft.AspNetCore.Identity.${name}`,
);

export function registeredServices(workspace: SourceProjects): RegisteredServices {
  const names = new Set<string>();
  let hasUnseen = false;
  const followed = new Set<TypeParameterSymbol>();
  const add = (type: Registered, method: MethodSymbol | undefined): void => {
    if (type === "unseen") hasUnseen = true;
    else if (type?.kind === "typeParameterType" && !followed.has(type.symbol)) {
      followed.add(type.symbol);
      for (const given of typesGivenFor(type.symbol, method, workspace)) add(given.type, given.method);
    } else if (type !== undefined) {
      const name = serviceName(type);
      if (name !== undefined) names.add(name);
    }
  };
  const isWanted = (name: string): boolean =>
    registrations.test(name) || descriptors.test(name) || scans.test(name) || name.startsWith("AddIdentity");
  for (const { body, method } of bodiesWith(workspace, words)) {
    for (const { name, expression } of invocationsOf(body, isWanted)) {
      if (name.startsWith("AddIdentity")) for (const service of identityServices) names.add(service);
      if (name === "AddHttpClient") names.add("System.Net.Http.HttpClient");
      if (scans.test(name)) hasUnseen = true;
      for (const type of typesRegistered(name, expression)) add(type, method);
    }
  }
  return { names, hasUnseen };
}

/** `unseen` where it is computed. */
type Registered = Type | "unseen" | undefined;

/** A generic method of the project registers what its callers write: `services.AddStore<Orders>()`. */
function typesGivenFor(
  parameter: TypeParameterSymbol,
  owner: MethodSymbol | undefined,
  workspace: SourceProjects,
): readonly { readonly type: Registered; readonly method: MethodSymbol | undefined }[] {
  if (owner?.typeParameters.includes(parameter) !== true) return [{ type: "unseen", method: undefined }];
  return bodiesNaming(workspace, new Set([owner.name])).flatMap(({ body, method }) =>
    [...callsIn(body, (name) => name === owner.name)]
      .filter(({ call }) => call.method === undefined || call.method === owner)
      .map(({ call }) => ({ type: call.typeArguments[parameter.ordinal]?.type ?? "unseen", method })),
  );
}

/** The types that a call makes known. Nearly all of them are written: the call itself need not be bound. */
function typesRegistered(name: string, expression: SourceExpression): readonly Registered[] {
  const isRegistration = registrations.test(name);
  const ofTypes = (types: readonly AnnotatedType[]): readonly Type[] =>
    (ofBothTypes.test(name) ? types : types.slice(0, 1)).map(({ type }) => type);
  const written = isRegistration ? writtenTypeArguments(expression) : [];
  if (written.length > 0) return ofTypes(written);
  if (!isRegistration && !mayDescribe(name, expression)) return [];
  const call = bindExpression(expression);
  if (call.kind !== "call" || (!isRegistration && !isDescriptor(call))) return [];
  if (call.typeArguments.length > 0) return ofTypes(call.typeArguments);
  const [first, second] = call.arguments;
  const isStatic = isRegistration && call.receiver !== undefined && namesType(call.receiver);
  const given = isStatic ? second : first;
  return given === undefined ? [] : [givenType(given.value)];
}

/** Much is added to lists: only what is made where it is added can be seen to be a descriptor. */
function mayDescribe(name: string, expression: SourceExpression): boolean {
  if (!descriptors.test(name)) return false;
  return !adding.test(name) || writtenArguments(expression).some((value) => descriptorArguments(value) !== undefined);
}

const adding = /^(Try)?Add(Enumerable)?$/;

function isDescriptor({ name, receiver, arguments: given }: CallExpression): boolean {
  if (!descriptors.test(name)) return false;
  const type = receiver === undefined ? undefined : bindExpression(receiver);
  if (type?.kind === "type" && type.type.kind === "named" && type.type.symbol.name === "ServiceDescriptor") return true;
  // `services.Add(new ServiceDescriptor(…))` is read through the creation.
  return given.some(({ value }) => descriptorArguments(value) !== undefined);
}

/** The type of a service without a type argument: `typeof(Repository<>)`, an instance, what a factory returns. */
function givenType(value: SourceExpression): Registered {
  const named = typeOfTypeof(value);
  if (named !== undefined) return named;
  if (constantOf(value) !== undefined) return undefined;
  const described = descriptorArguments(value);
  if (described !== undefined) return described.map(givenType).find((one) => one !== undefined);
  const bound = bindExpression(value);
  if (bound.kind === "lambda") {
    const made = returnedExpressions(bound.body).flatMap((returned) => typeOfExpression(returned)?.type ?? []);
    return made[0];
  }
  const type = typeOfExpression(value)?.type;
  if (type?.kind === "named" && type.symbol.metadataName === "System.Type") return "unseen";
  return type;
}

function descriptorArguments(value: SourceExpression): readonly SourceExpression[] | undefined {
  if (!/ObjectCreationExpression$/.test(value.syntax.kind)) return undefined;
  const bound = bindExpression(value);
  if (bound.kind !== "creation" || bound.type.type.kind !== "named") return undefined;
  return bound.type.type.symbol.name === "ServiceDescriptor" ? bound.arguments.map((one) => one.value) : undefined;
}
