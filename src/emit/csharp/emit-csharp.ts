import type { Contract } from "../../contract/contract.js";
import { typesById } from "../../contract/contract.js";
import type { Operation } from "../../contract/operation.js";
import { compareOrdinal } from "../../contract/order.js";
import { answeredUses, sentUses } from "../../contract/shapes.js";
import { type TypeDeclaration, type UnionType, usesOf } from "../../contract/type-declaration.js";
import { type TypeId, type TypeUse, visitUses } from "../../contract/type-use.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { GeneratedFile } from "../generated-file.js";
import { csharpNamespace } from "../text/csharp.js";
import { contractLines } from "./contract-class.js";
import { inputNames } from "./input-names.js";
import { inputOf, inputRecordLines } from "./input-record.js";
import { sourceFile } from "./source-file.js";
import { typeLines } from "./type-lines.js";
import { type DeclaredNames, FileNames } from "./type-text.js";

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
    sink.report(diagnostic("TN5008", undefined, { namespace: options.namespace, reason }));
    return [];
  }
  const types = typesById(contract);
  const inputs = inputNames(contract);
  const declared = declaredNames(contract, types, [...inputs.values()]);
  const unions = contract.types.filter(
    (type): type is UnionType => type.kind === "union" && type.discriminator !== undefined,
  );
  const bases = basesByVariant(unions);
  const isInterface = (union: UnionType): boolean =>
    union.variants.some(
      (variant) => variant.type.kind === "reference" && (bases.get(variant.type.id)?.length ?? 0) > 1,
    );
  const operations = contract.services.flatMap((service) => service.operations);
  const sent = reachable(operations.flatMap(sentUses), types);
  const answered = reachable(operations.flatMap(answeredUses), types);
  const nameOf = declared.nameOf;
  const files: GeneratedFile[] = [];
  const add = (path: string, names: FileNames, lines: readonly string[]): void => {
    files.push({ path, text: sourceFile(namespace, names, lines) });
  };

  for (const type of contract.types) {
    if (type.kind === "alias") continue;
    const names = new FileNames(declared);
    const lines = typeLines(type, {
      names,
      types,
      nameOf,
      namespace,
      basesOf: (id) => bases.get(id) ?? [],
      isInterface,
      isLone: (id) => !sent.has(id) && !answered.has(id),
      isAnsweredType: (id) => answered.has(id) || !sent.has(id),
    });
    add(`Types/${type.csharpName}.cs`, names, lines);
  }
  for (const service of contract.services) {
    for (const operation of service.operations) {
      const name = inputs.get(operation);
      const input = inputOf(operation);
      if (name === undefined || input.kind !== "record") continue;
      const names = new FileNames(declared);
      const siblings = new Set(operation.inputs.map((other) => other.csharpName));
      add(
        `Types/${name}.cs`,
        names,
        inputRecordLines(name, operation, input, { names, types, nameOf, siblings, namespace, isAnswered: false }),
      );
    }
    const names = new FileNames(declared);
    const schemes = new Map(contract.securitySchemes.map((scheme) => [scheme.name, scheme]));
    const inputName = (operation: Operation): string => inputs.get(operation) ?? "";
    add(`Contracts/${service.csharpName}.cs`, names, contractLines(service, { names, inputName, schemes }));
  }
  return files.sort((a, b) => compareOrdinal(a.path, b.path));
}

function declaredNames(
  contract: Contract,
  types: ReadonlyMap<TypeId, TypeDeclaration>,
  inputs: readonly string[],
): DeclaredNames {
  const simpleNames = new Set([
    ...contract.types.map((type) => type.csharpName),
    ...contract.services.map((service) => service.csharpName),
    ...inputs,
  ]);
  return {
    simpleNames,
    nameOf: (id) => types.get(id)?.csharpName ?? "object",
    isValueType: (id) => types.get(id)?.kind === "enum",
    isObsolete: (id) => types.get(id)?.deprecated !== undefined,
  };
}

function basesByVariant(unions: readonly UnionType[]): ReadonlyMap<TypeId, readonly UnionType[]> {
  const bases = new Map<TypeId, UnionType[]>();
  for (const union of unions)
    for (const { type } of union.variants)
      if (type.kind === "reference") bases.set(type.id, [...(bases.get(type.id) ?? []), union]);
  return bases;
}

/** Types that uses reach. One that no operation reaches carries `[ContractType]`, so that the way back finds it. */
function reachable(uses: readonly TypeUse[], types: ReadonlyMap<TypeId, TypeDeclaration>): ReadonlySet<TypeId> {
  const found = new Set<TypeId>();
  const pending = [...uses];
  for (let use = pending.pop(); use !== undefined; use = pending.pop()) {
    visitUses(use, (inner) => {
      if (inner.kind !== "reference" || found.has(inner.id)) return;
      found.add(inner.id);
      const type = types.get(inner.id);
      if (type !== undefined) pending.push(...usesOf(type));
    });
  }
  return found;
}
