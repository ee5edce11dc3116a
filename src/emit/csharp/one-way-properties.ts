import type { Presence, Property, TypeDeclaration } from "../../contract/type-declaration.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";

const consequences = {
  readOnly: "the type is only sent, so that a document written from the C# leaves the property out",
  writeOnly: "the type is only answered, so that a document written from the C# leaves the property out",
};

/** Tells of properties that never travel, because their type travels the other way alone: C# has them, and nothing else. */
export function withOneWayNotes(
  type: TypeDeclaration,
  directions: { readonly isSent: boolean; readonly isAnswered: boolean },
  sink: DiagnosticSink,
): TypeDeclaration {
  const { isSent, isAnswered } = directions;
  if (type.kind !== "object" || type.external === true || isSent === isAnswered) return type;
  const keyword = isSent ? "readOnly" : "writeOnly";
  const presence = (property: Property): Presence => (isSent ? property.sent : property.answered);
  const properties = type.properties.map((property) => {
    if (presence(property) !== "absent" || property.location === undefined) return property;
    const consequence = consequences[keyword];
    sink.report(diagnostic("keywordNotExpressible", property.location, { keyword, consequence }));
    return { ...property, notes: [...(property.notes ?? []), `${keyword}: ${consequence}`] };
  });
  return { ...type, properties };
}
