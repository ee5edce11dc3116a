/** Unions in requests: only the cases that System.Text.Json can tell apart can be sent. */
import type { Service } from "../../../contract/contract.js";
import type { Operation } from "../../../contract/operation.js";
import type { TypeDeclaration, UnionType } from "../../../contract/type-declaration.js";
import type { TypeId } from "../../../contract/type-use.js";
import { reachableFrom, sentTypes } from "../../../contract/used-types.js";
import { type DiagnosticSink, diagnostic } from "../../../diagnostics/diagnostic.js";

/** Leaves out the operations whose requests hold a union of which nothing can be read. */
export function withReadableUnions(
  services: readonly Service[],
  declarations: readonly TypeDeclaration[],
  sink: DiagnosticSink,
): readonly Service[] {
  const unions = declarations.filter(
    (type): type is UnionType => type.kind === "union" && type.variants.some(({ unread }) => unread !== undefined),
  );
  if (unions.length === 0) return services;
  const types = new Map<TypeId, TypeDeclaration>(declarations.map((type) => [type.id, type]));
  const isReadable = (operation: Operation): boolean => {
    const sent = reachableFrom(sentTypes(operation), types);
    const inRequest = unions.filter(({ id }) => sent.has(id));
    for (const union of inRequest) report(union, operation, sink);
    return !inRequest.some(isUnreadable);
  };
  return services.map((service) => ({ ...service, operations: service.operations.filter(isReadable) }));
}

function isUnreadable({ variants }: UnionType): boolean {
  return variants.every(({ unread }) => unread !== undefined);
}

function report(union: UnionType, operation: Operation, sink: DiagnosticSink): void {
  const { csharpName: type, location, variants } = union;
  const unread = variants.flatMap((variant) => variant.unread ?? []);
  if (isUnreadable(union)) {
    const address = `${operation.method} ${operation.route.path}`;
    const reason = unread.map((one) => `${one.csharpName}: ${one.reason}`).join("; ");
    sink.report(diagnostic("unionUnreadable", operation.location ?? location, { type, operation: address, reason }));
    return;
  }
  for (const { csharpName, reason } of unread)
    sink.report(diagnostic("unionCaseUnreadable", location, { type, case: csharpName, reason }));
}
