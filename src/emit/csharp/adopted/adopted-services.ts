/** Which operations become definitions, in which class and under which names. */
import type { Contract, Service } from "../../../contract/contract.js";
import { clientName, functionName, functionNames } from "../../../contract/names/names.js";
import type { ServerNames } from "../../../contract/names/server-names.js";
import { pascal } from "../../../contract/names/words.js";
import { mapOperationUses, type Operation } from "../../../contract/operation.js";
import { versionSegment } from "../../../contract/route.js";
import type { TypeDeclaration } from "../../../contract/type-declaration.js";
import type { TypeId, TypeUse } from "../../../contract/type-use.js";
import { type DiagnosticSink, diagnostic } from "../../../diagnostics/diagnostic.js";
import { csharpUse, typesNamedBy } from "./adopted-names.js";
import { type Definable, definable } from "./definable.js";

export interface AdoptedService {
  readonly service: Service;
  /** Types of the server that are the input of an operation as a whole. */
  readonly inputTypes: ReadonlyMap<Operation, TypeUse>;
}

export interface AdoptedServices {
  readonly services: readonly AdoptedService[];
  /** How many operations no contract can declare; each has its diagnostic. */
  readonly leftOut: number;
}

interface Member {
  readonly operation: Operation;
  readonly inputType: TypeUse | undefined;
  readonly reshaped: Definable["reshaped"];
}

export function adoptedServices(
  contract: Contract,
  types: ReadonlyMap<TypeId, TypeDeclaration>,
  namespace: string,
  server: ServerNames,
  sink: DiagnosticSink,
): AdoptedServices {
  const classes = new Set<string>();
  const isTaken = (name: string): boolean => server.isTaken(name) || classes.has(name);
  const isAlone = aloneAtRoute(contract);
  let leftOut = 0;
  const services = contract.services.flatMap((service): readonly AdoptedService[] => {
    const members = service.operations.flatMap(
      (operation) => memberOf(withoutAutomatic(isAlone(operation)), service, types, server, sink) ?? [],
    );
    leftOut += service.operations.length - members.length;
    if (members.length === 0) return [];
    const csharpName = numbered(className(service), isTaken);
    classes.add(csharpName);
    const named = withMemberNames(members);
    reportChanges(named, service, sink);
    const operations = named.map(({ operation }) => operation);
    const inputTypes = new Map(
      named.flatMap(({ operation, inputType }) => (inputType === undefined ? [] : [[operation, inputType] as const])),
    );
    return [{ service: { ...service, csharpName, namespace, operations }, inputTypes }];
  });
  return { services, leftOut };
}

/** What the framework answers by itself is not declared. */
function withoutAutomatic(operation: Operation): Operation {
  return { ...operation, responses: operation.responses.filter(({ isAutomatic }) => isAutomatic !== true) };
}

/** `[Consumes]` tells requests of one route apart; where no other operation has the route, there is nothing to tell apart. */
function aloneAtRoute({ services }: Contract): (operation: Operation) => Operation {
  const keyOf = ({ method, route }: Operation): string => `${method} ${route.path.toLowerCase()}`;
  const counts = new Map<string, number>();
  for (const operation of services.flatMap(({ operations }) => operations))
    counts.set(keyOf(operation), (counts.get(keyOf(operation)) ?? 0) + 1);
  return (operation) => {
    if (
      operation.version?.place === "route" ||
      versionSegment(operation.route) !== undefined ||
      counts.get(keyOf(operation)) !== 1
    )
      return operation;
    const { hasMatcherPolicy: _, ...alone } = operation;
    return alone;
  };
}

/** Undefined where no definition can say it, which is reported. */
function memberOf(
  operation: Operation,
  service: Service,
  types: ReadonlyMap<TypeId, TypeDeclaration>,
  server: ServerNames,
  sink: DiagnosticSink,
): Member | undefined {
  const hidden = typesNamedBy(operation, types).find(({ id }) => server.access(id) === "none");
  const shaped = definable(operation);
  if (hidden !== undefined || shaped.kind === "undefinable") {
    const reason =
      shaped.kind === "undefinable" ? shaped.reason : `no other file can name the type ${hidden?.csharpName}`;
    const label = `${service.csharpName}.${operation.csharpName}`;
    sink.report(diagnostic("operationNotAdopted", operation.location, { operation: label, reason }));
    return undefined;
  }
  const inputType = shaped.inputType === undefined ? undefined : csharpUse(shaped.inputType, types);
  const made = mapOperationUses(shaped.operation, (use) => csharpUse(use, types));
  return { operation: made, inputType, reshaped: shaped.reshaped };
}

/** `TasksController` → `TasksContract`; the client module keeps its name. */
function className({ csharpName, name }: Service): string {
  const plain = `${csharpName.replace(/(Controller|Contracts?)$/, "")}Contract`;
  return clientName(plain) === name ? plain : `${pascal(name)}Contract`;
}

/** Fields whose client functions are called as before; `Get` and `Get(int id)` are `Get` and `GetById`. */
function withMemberNames(members: readonly Member[]): readonly Member[] {
  const taken = new Set<string>();
  return members.map((member) => {
    const { operation } = member;
    const plain = functionName(operation.csharpName) === operation.name ? operation.csharpName : pascal(operation.name);
    const csharpName = numbered(plain, (name) => taken.has(name));
    taken.add(csharpName);
    return { ...member, operation: { ...operation, csharpName } };
  });
}

/** Tells of calls that a definition changes: it has an order of its own, and the client drops the `Async` of a field. */
function reportChanges(members: readonly Member[], service: Service, sink: DiagnosticSink): void {
  const functions = functionNames(members.map(({ operation }) => operation.csharpName));
  for (const { operation, reshaped } of members) {
    const name = functions.get(operation.csharpName) ?? operation.name;
    const parameters = reshaped ?? { from: "()", to: "()" };
    if (reshaped === undefined && name === operation.name) continue;
    const from = `${service.name}.${operation.name}${parameters.from}`;
    const to = `${service.name}.${name}${parameters.to}`;
    sink.report(diagnostic("adoptedCallDiffers", operation.location, { from, to }));
  }
}

export function numbered(wanted: string, isTaken: (name: string) => boolean): string {
  let name = wanted;
  for (let number = 2; isTaken(name); number++) name = `${wanted}${number}`;
  return name;
}
