/** Records that MVC cannot validate: an attribute of validation is on a property that a parameter of the constructor sets. */
import { substituteType } from "../../csharp/binding/index.js";
import type {
  AnnotatedType,
  NamedType,
  NamedTypeSymbol,
  PropertySymbol,
} from "../../csharp/binding/symbols/symbols.js";
import { withoutNullable } from "../../csharp/binding/symbols/types.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import { isAttribute } from "../attributes.js";
import { boundMembersOf, recordParameters } from "../types/members/bound-members.js";
import { quietly } from "../types/members/quiet-answers.js";
import type { TypeTable } from "../types/type-table.js";

/** Wherever it is inside what a request is bound to. */
export function reportValidatedRecords(table: TypeTable, value: AnnotatedType): void {
  const { type } = withoutNullable(value);
  if (type.kind === "array") reportValidatedRecords(table, type.element);
  else if (type.kind === "named") reportedOnce(table, type, 0, undefined);
}

const reportedOnce = quietly((table, type: NamedType, _: undefined): true => {
  const seen = new Set<NamedTypeSymbol>();
  const visit = (annotated: AnnotatedType): void => {
    const { type: inner } = withoutNullable(annotated);
    if (inner.kind === "array") visit(inner.element);
    if (inner.kind !== "named") return;
    for (const one of inner.typeArguments) visit(one);
    const { symbol } = inner;
    if (symbol.origin !== "source" || seen.has(symbol)) return;
    seen.add(symbol);
    const names = new Set(recordParameters(inner).map(({ name }) => name));
    for (const member of symbol.members) {
      if (member.kind === "property" && names.has(member.name)) report(table, symbol, member);
    }
    for (const member of boundMembersOf(inner, table.stack)) visit(substituteType(member.type, inner));
  };
  visit({ type, nullability: "notAnnotated" });
  return true;
});

function report({ context }: TypeTable, { name }: NamedTypeSymbol, property: PropertySymbol): void {
  const validating = property.attributes.find((data) =>
    isAttribute(data, "System.ComponentModel.DataAnnotations.Validation"),
  );
  if (validating === undefined) return;
  const said = { member: property.name, type: name, attribute: validating.name };
  context.sink.report(diagnostic("recordNotValidated", property.location, said));
}
