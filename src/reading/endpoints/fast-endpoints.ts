/** Endpoints of FastEndpoints: it binds requests by rules of its own, so they are reported and not read. */
import type { NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { classLevels } from "../controllers/inherited-attributes.js";
import { type SourceProjects, sourceTypes } from "../source-projects.js";

export function reportFastEndpoints(workspace: SourceProjects, sink: DiagnosticSink): void {
  for (const type of sourceTypes(workspace)) {
    if (type.isAbstract || !isFastEndpoint(type)) continue;
    const configure = type.members.find((member) => member.kind === "method" && member.name === "Configure");
    sink.report(diagnostic("moduleNotRead", configure?.location ?? type.locations[0], { type: type.name }));
  }
}

const bases = /^(Endpoint|EndpointWithoutRequest|EndpointWithMapper|EndpointWithMapping|EndpointWithoutRequestMapper)$/;

/** By name where the package is not restored; `Ep.Req<T>.Res<U>` is its other spelling. */
function isFastEndpoint(type: NamedTypeSymbol): boolean {
  return classLevels(type).some(({ namespace, name, unboundBases }) => {
    const unbound = (unboundBases ?? []).map((one) => one.name);
    if (unbound.some((one) => bases.test(one.split(".").at(-1) ?? "") || /^Ep\.(Req|NoReq)\b/.test(one))) return true;
    return namespace.startsWith("FastEndpoints") && (bases.test(name) || name === "BaseEndpoint");
  });
}
