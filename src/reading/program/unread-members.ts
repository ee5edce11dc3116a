/** Types with a member that cannot be read: what is read of the others may not be all. */
import { baseTypes } from "../../csharp/binding/index.js";
import type { NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { Location } from "../../diagnostics/location.js";

/** Members are inherited. */
function unreadMemberOf(symbol: NamedTypeSymbol): Location | undefined {
  if (symbol.origin !== "source") return undefined;
  if (symbol.unreadMember !== undefined) return symbol.unreadMember;
  for (const base of baseTypes(selfType(symbol)))
    if (base.symbol.unreadMember !== undefined) return base.symbol.unreadMember;
  return undefined;
}

export function reportUnreadMember(
  symbol: NamedTypeSymbol,
  name: "typeUnread" | "actionUnread",
  sink: DiagnosticSink,
): void {
  const place = unreadMemberOf(symbol);
  if (place === undefined) return;
  const parameters = { type: symbol.name, place: `${place.file.replace(/^.*[\\/]/, "")}:${place.line}` };
  sink.report(diagnostic(name, symbol.locations[0], parameters, [{ message: "It is here.", location: place }]));
}
