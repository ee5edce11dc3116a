/** What is served → contracts that people go on with: one file for each client module, with no mark of generated code. */
import { type Contract, typesById } from "../../../contract/contract.js";
import type { ServerNames } from "../../../contract/names/server-names.js";
import { pascal } from "../../../contract/names/words.js";
import type { Operation } from "../../../contract/operation.js";
import { mapUsesOf, type TypeDeclaration } from "../../../contract/type-declaration.js";
import type { TypeId } from "../../../contract/type-use.js";
import { type DiagnosticSink, diagnostic } from "../../../diagnostics/diagnostic.js";
import type { GeneratedFile } from "../../generated-file.js";
import { contractLines } from "../contract-class.js";
import { inputNames } from "../input-names.js";
import { inputOf, inputRecordLines } from "../input-record.js";
import { typeLines } from "../type-lines.js";
import { FileNames } from "../type-text.js";
import { unionBases } from "../union-bases.js";
import { adoptedFile } from "./adopted-file.js";
import { adoptedNames, csharpUse, isMade, typesNamedBy, typesNamedIn } from "./adopted-names.js";
import { type AdoptedService, adoptedServices, numbered } from "./adopted-services.js";
import { positionalRecord } from "./positional-record.js";

export interface AdoptedContracts {
  readonly files: readonly GeneratedFile[];
  readonly operations: number;
  readonly leftOut: number;
}

/** The contract holds what is to be adopted, and nothing else. */
export function emitAdopted(
  contract: Contract,
  namespace: string,
  server: ServerNames,
  sink: DiagnosticSink,
): AdoptedContracts {
  const types = typesById(contract);
  const { services, leftOut } = adoptedServices(contract, types, namespace, server, sink);
  const taken = new Set(services.map(({ service }) => service.csharpName));
  const isTaken = (name: string): boolean => taken.has(name) || server.isTaken(name);
  const operations = services.flatMap(({ service }) => service.operations);
  const made = new Map<TypeId, string>();
  for (const type of operations.flatMap((operation) => typesNamedBy(operation, types)).filter(isMade)) {
    if (made.has(type.id)) continue;
    const name = numbered(type.csharpName, isTaken);
    taken.add(name);
    made.set(type.id, name);
  }
  const inputs = inputNames(
    services.map(({ service }) => service),
    isTaken,
    inputName,
  );
  const names = adoptedNames(types.values(), made, [...taken, ...inputs.values()], namespace, server);
  const schemes = new Map(contract.securitySchemes.map((scheme) => [scheme.name, scheme]));
  const bases = unionBases(new Map());
  const written = new Set<TypeId>();

  const fileOf = ({ service, inputTypes }: AdoptedService): GeneratedFile => {
    const file = new FileNames(names, namespace, "object");
    const inputType = inputTypes.get.bind(inputTypes);
    const used = service.operations.flatMap((operation) => typesNamedBy(operation, types));
    const parts = [
      contractLines(service, {
        names: file,
        inputName: (operation) => inputs.get(operation) ?? "",
        inputType,
        schemes,
        isPartial: false,
        isCompact: true,
      }),
      ...service.operations.flatMap((operation) => {
        const name = inputs.get(operation);
        const input = inputOf(operation);
        if (name === undefined || input.kind !== "record") return [];
        const positional = positionalRecord(name, operation, input, file, types);
        if (positional !== undefined) return [positional];
        const siblings = new Set(operation.inputs.map((other) => other.csharpName));
        const lines = inputRecordLines(name, operation, input, { names: file, types, siblings, isAnswered: false });
        return [lines.filter((line) => !line.startsWith("/// <summary>What "))];
      }),
      ...used.flatMap((type) => {
        const name = made.get(type.id);
        if (name === undefined || written.has(type.id)) return [];
        written.add(type.id);
        return [
          typeLines(asClass(type, name, types), {
            names: file,
            types,
            bases,
            isLone: () => false,
            isAnsweredType: () => true,
            isPartial: false,
            isParsed: () => false,
            bound: new Map(),
          }),
        ];
      }),
    ];
    for (const { location, ...told } of file.told) sink.report(diagnostic("factNotExpressible", location, told));
    const inputTypesUsed = typesNamedIn([...inputTypes.values()], types);
    const isInternal = [...used, ...inputTypesUsed].some(({ id }) => server.access(id) === "internal");
    return { path: `${service.csharpName}.cs`, text: adoptedFile(namespace, file, parts, isInternal, server) };
  };
  return { files: services.map(fileOf), operations: operations.length, leftOut };
}

/** Does not depend on the other classes, so that what is adopted later changes no name. */
function inputName({ csharpName }: Operation, stem: string): string {
  return csharpName.toLowerCase().includes(stem.toLowerCase()) ? `${csharpName}Input` : `${stem}${csharpName}Input`;
}

/** An anonymous object as a record: members are called as properties are, where the JSON stays the same. */
function asClass(
  type: TypeDeclaration,
  csharpName: string,
  types: ReadonlyMap<TypeId, TypeDeclaration>,
): TypeDeclaration {
  const spelled = mapUsesOf(type, (use) => csharpUse(use, types));
  if (spelled.kind !== "object" || keepsCase(types)) return { ...spelled, csharpName };
  const properties = spelled.properties.map((one) => ({ ...one, csharpName: pascal(one.csharpName) }));
  return { ...spelled, csharpName, properties };
}

/** A server that writes members as C# does would write `Total` for `total`. */
function keepsCase(types: ReadonlyMap<TypeId, TypeDeclaration>): boolean {
  return [...types.values()].some(
    (type) =>
      type.kind === "object" &&
      type.properties.some(({ name, csharpName }) => name === csharpName && /^\p{Lu}/u.test(name)),
  );
}
