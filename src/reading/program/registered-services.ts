/** Types that the program puts into its service container: a handler that takes one is given it, not sent it. */
import {
  bindExpression,
  constantOf,
  returnedExpressions,
  typeOfExpression,
  writtenTypeArguments,
} from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { Type } from "../../csharp/binding/symbols/symbols.js";
import type { CallExpression } from "../../csharp/flow/index.js";
import type { SourceProjects } from "../source-projects.js";
import { invocationsOf, writtenArguments } from "./calls.js";
import { typeOfTypeof } from "./named-type.js";
import { programBodies } from "./program-bodies.js";

export interface RegisteredServices {
  /** Metadata names. */
  readonly names: ReadonlySet<string>;
  /** Some are registered by reflection: which types those are cannot be read. */
  readonly hasUnseen: boolean;
}

const registrations =
  /^(Try)?Add(Keyed)?(Scoped|Singleton|Transient|HttpClient|HostedService)$|^Add\w*DbContext(Pool|Factory)?$|^Add(Sqlite|SqlServer|Npgsql|MySql|Cosmos)$/;

/** `ServiceDescriptor.Scoped<…>()`, `.Describe(…)`, and `new ServiceDescriptor(…)` inside `Add`, `TryAdd`, `TryAddEnumerable`. */
const descriptors = /^(Keyed)?(Scoped|Singleton|Transient)$|^Describe(Keyed)?$|^(Try)?Add(Enumerable)?$/;

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
  "AddKeyed",
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
  const add = (type: Type | undefined): void => {
    if (type?.kind === "named") names.add(type.symbol.metadataName);
  };
  const isWanted = (name: string): boolean =>
    registrations.test(name) || descriptors.test(name) || scans.test(name) || name.startsWith("AddIdentity");
  for (const { body } of programBodies(workspace, words)) {
    for (const { name, expression } of invocationsOf(body, isWanted)) {
      if (name.startsWith("AddIdentity")) for (const service of identityServices) names.add(service);
      if (scans.test(name)) hasUnseen = true;
      const isRegistration = registrations.test(name);
      // Nearly all registrations write their types: the call itself need not be bound.
      const written = isRegistration ? writtenTypeArguments(expression) : [];
      for (const { type } of written) add(type);
      if (written.length > 0 || (!isRegistration && !mayDescribe(name, expression))) continue;
      const call = bindExpression(expression);
      if (call.kind !== "call" || (!isRegistration && !isDescriptor(call))) continue;
      for (const { type } of call.typeArguments) add(type);
      if (call.typeArguments.length > 0) continue;
      const given = call.arguments.map(({ value }) => givenType(value));
      for (const one of given) if (one !== "unseen") add(one);
      if (given.includes("unseen")) hasUnseen = true;
    }
  }
  return { names, hasUnseen };
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

/**
 * The type of a service without a type argument: `typeof(Repository<>)`, an instance, what a factory returns. `unseen` for a
 * `Type` that is computed.
 */
function givenType(value: SourceExpression): Type | "unseen" | undefined {
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
