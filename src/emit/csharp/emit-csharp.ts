import type { Contract } from "../../contract/contract.js";
import { typesById } from "../../contract/contract.js";
import { freeName } from "../../contract/free-name.js";
import type { Operation } from "../../contract/operation.js";
import { compareOrdinal } from "../../contract/order.js";
import { csharpFullName, type TypeDeclaration } from "../../contract/type-declaration.js";
import type { TypeId, TypeUse } from "../../contract/type-use.js";
import { answeredUses, reachableFrom, sentUses, typesIn } from "../../contract/used-types.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { GeneratedFile } from "../generated-file.js";
import { csharpNamespace } from "../text/csharp.js";
import { boundObjects } from "./bound-objects.js";
import { contractLines } from "./contract-class.js";
import { declaredNames } from "./declared-names.js";
import { documentLines } from "./document-class.js";
import { inputNames } from "./input-names.js";
import { inputOf, inputRecordLines } from "./input-record.js";
import { nestingOf } from "./nesting.js";
import { withOneWayNotes } from "./one-way-properties.js";
import { parsedBrands } from "./parsed-brands.js";
import { sharedJson } from "./shared-json.js";
import { sourceFile } from "./source-file.js";
import { typeLines } from "./type-lines.js";
import { FileNames } from "./type-text.js";
import { unionBases } from "./union-bases.js";

export interface EmitCSharpOptions {
  readonly namespace: string;
}

/** Contract → C#: one type a file under `Types/`, one class of operations a file under `Contracts/`. */
export function emitCSharp(
  contract: Contract,
  options: EmitCSharpOptions,
  sink: DiagnosticSink,
): readonly GeneratedFile[] {
  const namespace = csharpNamespace(options.namespace);
  if (namespace === undefined) {
    const reason = "each part has to be a C# name";
    sink.report(diagnostic("namespaceInvalid", undefined, { namespace: options.namespace, reason }));
    return [];
  }
  const types = typesById(contract);
  const written = new Set([...contract.types, ...contract.services].map((one) => one.csharpName.toLowerCase()));
  const inputs = inputNames(contract.services, (name) => written.has(name.toLowerCase()));
  const bases = unionBases(types);
  const declared = declaredNames(contract, [...inputs.values()], bases.unionOfBase);
  const sent = reachable(contract, sentUses, types);
  const answered = reachable(contract, answeredUses, types);
  const nesting = nestingOf(contract);
  const bound = boundObjects(contract);
  const parsed = parsedBrands(contract, new Set(bound.keys()));
  const files: GeneratedFile[] = [];
  const paths = new Set<string>();
  const add = (folder: string, name: string, where: string, names: FileNames, lines: readonly string[]): void => {
    const below = where.startsWith(`${options.namespace}.`) ? where.slice(options.namespace.length + 1).split(".") : [];
    const wanted = [folder, ...below, name].join("/");
    let path = wanted;
    for (let number = 2; paths.has(path.toLowerCase()); number++) path = `${wanted}${number}`;
    paths.add(path.toLowerCase());
    for (const { location, ...told } of names.told) sink.report(diagnostic("factNotExpressible", location, told));
    files.push({ path: `${path}.cs`, text: sourceFile(csharpNamespace(where) ?? namespace, names, lines) });
  };

  for (const type of contract.types) {
    if (!isWritten(type, contract.types) || bases.unionOfBase.has(type.id)) continue;
    const names = new FileNames(declared, type.namespace);
    const told = withOneWayNotes(type, { isSent: sent.has(type.id), isAnswered: answered.has(type.id) }, sink);
    const lines = typeLines(told, {
      names,
      types,
      bases,
      isLone: (id) => !sent.has(id) && !answered.has(id),
      isAnsweredType: (id) => answered.has(id) || !sent.has(id),
      isPartial: nesting.hasNested(type),
      isParsed: (id) => parsed.has(id),
      bound,
    });
    const name = [...type.containingTypes, type.csharpName].join(".");
    add("Types", name, type.namespace, names, nesting.nested(type, lines));
  }
  const taken = new Set([...contract.types, ...contract.services].map(({ csharpName }) => csharpName));
  const jsonClass = freeName("ApiJson", taken);
  const shared = sharedJson(contract, jsonClass, types);
  if (shared.lines !== undefined)
    add("Contracts", jsonClass, options.namespace, new FileNames(declared, options.namespace), shared.lines);
  for (const service of contract.services) {
    for (const operation of service.operations) {
      const name = inputs.get(operation);
      const input = inputOf(operation);
      if (name === undefined || input.kind !== "record") continue;
      const names = new FileNames(declared, service.namespace);
      const siblings = new Set(operation.inputs.map((other) => other.csharpName));
      const lines = inputRecordLines(name, operation, input, { names, types, siblings, isAnswered: false });
      add("Types", name, service.namespace, names, lines);
    }
    const names = new FileNames(declared, service.namespace);
    const schemes = new Map(contract.securitySchemes.map((scheme) => [scheme.name, scheme]));
    const inputName = (operation: Operation): string => inputs.get(operation) ?? "";
    const isPartial = nesting.hasNested(service);
    const lines = contractLines(service, { names, inputName, schemes, isPartial, constantOf: shared.constantOf });
    add("Contracts", service.csharpName, service.namespace, names, lines);
  }
  const names = new FileNames(declared, options.namespace);
  const name = freeName("ApiDocument", taken);
  const document = documentLines(contract, name, names);
  if (document !== undefined) add("Contracts", name, options.namespace, names, document);
  return files.sort((a, b) => compareOrdinal(a.path, b.path));
}

/** The forms of an enum are one C# enum. It is written as bodies have it, if they do. */
function isWritten(type: TypeDeclaration, types: readonly TypeDeclaration[]): boolean {
  if (type.kind === "alias" || type.external === true) return false;
  if (type.kind !== "enum" || type.form === undefined) return true;
  const name = csharpFullName(type);
  const same = types.filter((other) => other.kind === "enum" && csharpFullName(other) === name);
  return (same.find((other) => other.kind === "enum" && other.form === undefined) ?? same[0]) === type;
}

/** Types that uses reach. One that no operation reaches carries `[ContractType]`, so that the way back finds it. */
function reachable(
  { services }: Contract,
  usesOfOperation: (operation: Operation) => readonly TypeUse[],
  types: ReadonlyMap<TypeId, TypeDeclaration>,
): ReadonlySet<TypeId> {
  const declared = new Map([...types].map(([id, type]) => [id, withoutExtensionData(type)]));
  return reachableFrom(typesIn(services.flatMap(({ operations }) => operations.flatMap(usesOfOperation))), declared);
}

/** C# says nothing of the type of keys that are not declared. */
function withoutExtensionData(type: TypeDeclaration): TypeDeclaration {
  if (type.kind !== "object" || type.properties.length === 0) return type;
  const { additional: _, ...declared } = type;
  return declared;
}
