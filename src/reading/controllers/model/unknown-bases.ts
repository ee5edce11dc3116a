/** Controllers whose base class is out of sight, mostly because its package is not restored. */
import { isSourceType, type SourceTypePart } from "../../../csharp/binding/symbols/source-symbols.js";
import type { ErrorType, MemberSymbol, NamedTypeSymbol } from "../../../csharp/binding/symbols/symbols.js";
import { type DiagnosticSink, diagnostic } from "../../../diagnostics/diagnostic.js";
import { classLevels } from "./inherited-attributes.js";
import { givesMethods } from "./route-selectors.js";

/** The first base class that cannot be found. Interfaces are known by their `I` alone. */
export function unknownBaseOf(symbol: NamedTypeSymbol): ErrorType | undefined {
  for (const { unboundBases = [] } of classLevels(symbol)) {
    const base = unboundBases.find(({ name }) => !/^I[A-Z]/.test(name));
    if (base !== undefined) return base;
  }
  return undefined;
}

/** A class that only its base can make a controller: it has methods with MVC's attributes, which mean nothing elsewhere. */
export function isControllerByBase(symbol: NamedTypeSymbol): boolean {
  // Most classes are turned down by their syntax alone, and nothing of them is bound.
  const mayHaveActions = isSourceType(symbol) && symbol.parts.some(hasMarkedMethod);
  return mayHaveActions && unknownBaseOf(symbol) !== undefined && symbol.members.some(isAction);
}

function hasMarkedMethod({ syntax }: SourceTypePart): boolean {
  if (!("members" in syntax)) return false;
  return syntax.members.some((one) => one.kind === "MethodDeclaration" && one.attributeLists.length > 0);
}

function isAction(member: MemberSymbol): boolean {
  return member.kind === "method" && member.attributes.some(givesMethods);
}

/** Once for each base class, at the first of its controllers by name: what it says holds for all of them. */
export function reportUnknownBases(controllers: readonly NamedTypeSymbol[], sink: DiagnosticSink): void {
  const reported = new Set<string>();
  for (const controller of [...controllers].sort((a, b) => (a.metadataName < b.metadataName ? -1 : 1))) {
    const base = unknownBaseOf(controller);
    if (base === undefined || reported.has(base.name)) continue;
    reported.add(base.name);
    const said = { controller: controller.name, base: base.name };
    sink.report(diagnostic("controllerBaseUnknown", controller.locations[0], said));
  }
}
