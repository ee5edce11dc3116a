/** Controllers whose base class is out of sight, mostly because its package is not restored. */
import { isSourceType, type SourceTypePart } from "../../csharp/binding/symbols/source-symbols.js";
import type { ErrorType, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { textOf } from "../../csharp/syntax/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { classLevels } from "./inherited-attributes.js";

/** The first base class that cannot be found. Interfaces are known by their `I` alone. */
export function unknownBaseOf(symbol: NamedTypeSymbol): ErrorType | undefined {
  for (const { unboundBases = [] } of classLevels(symbol)) {
    const found = unboundBases.find(({ name }) => !/^I[A-Z]/.test(name));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A class that only its base can make a controller: it has methods with MVC's attributes, which mean nothing elsewhere. */
export function isControllerByBase(symbol: NamedTypeSymbol): boolean {
  return isSourceType(symbol) && symbol.parts.some(hasAction) && unknownBaseOf(symbol) !== undefined;
}

const actionAttribute =
  /^(Microsoft\.AspNetCore\.Mvc\.)?(Http(Get|Post|Put|Patch|Delete|Head|Options)|AcceptVerbs)(Attribute)?$/;

function hasAction({ syntax, context }: SourceTypePart): boolean {
  if (!("members" in syntax)) return false;
  return syntax.members.some(
    (member) =>
      member.kind === "MethodDeclaration" &&
      member.attributeLists.some(({ attributes }) =>
        attributes.some(({ name }) => actionAttribute.test(textOf(context.file, name))),
      ),
  );
}

/** Once for each base class: what it says holds for all its controllers. */
export function reportUnknownBases(controllers: readonly NamedTypeSymbol[], sink: DiagnosticSink): void {
  const told = new Set<string>();
  for (const controller of controllers) {
    const base = unknownBaseOf(controller);
    if (base === undefined || told.has(base.name)) continue;
    told.add(base.name);
    const said = { controller: controller.name, base: base.name };
    sink.report(diagnostic("controllerBaseUnknown", controller.locations[0], said));
  }
}
