import type { Operation, Parameter } from "../../contract/operation.js";
import type { TypeDeclaration } from "../../contract/type-declaration.js";
import { isAnything, primitive, type TypeId, type TypeUse, withoutNull } from "../../contract/type-use.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";

/**
 * Parameters whose type no text can carry become text, once all types are known. Objects travel in the query alone, as keys
 * of their own, where all that is inside them is text too; what has no declared keys is a dictionary there.
 */
export function settleParameters(
  operation: Operation,
  types: ReadonlyMap<TypeId, TypeDeclaration>,
  sink: DiagnosticSink,
): Operation {
  let changed = false;
  const inputs = operation.inputs.map((input) => {
    if (input.kind !== "parameter" || input.place === "form") return input;
    const settled = settle(input, types);
    if (settled === undefined) return input;
    changed = true;
    const what = `the parameter ${input.wireName} ${settled.why}`;
    const title = `${operation.method} ${operation.route.path}`;
    sink.report(diagnostic("operationNote", input.location, { operation: title, what }));
    return { ...settled.parameter, notes: [...(input.notes ?? []), settled.why] };
  });
  return changed ? { ...operation, inputs } : operation;
}

interface Settled {
  readonly parameter: Parameter;
  readonly why: string;
}

function settle(parameter: Parameter, types: ReadonlyMap<TypeId, TypeDeclaration>): Settled | undefined {
  // A form carries files too. Only documents of Tenon's have its fields one by one, and they were written from what travels.
  if (parameter.place === "form" || parameter.objectStyle === "json") return undefined;
  const { type } = parameter;
  const inner = withoutNull(type);
  const inQuery = parameter.place === "query";
  const replaced = (use: TypeUse): TypeUse => (type.kind === "nullable" ? { kind: "nullable", inner: use } : use);
  if (inQuery && inner.kind === "unknown" && inner.shape === "object") {
    const map: TypeUse = { kind: "map", key: primitive("string"), value: primitive("string") };
    const why = "is an object without declared keys; its values are text here";
    return { parameter: { ...parameter, type: replaced(map) }, why };
  }
  if (inQuery && inner.kind === "map" && isSimple(inner.value, types)) return undefined;
  if (travels(inner, inQuery, types, new Map())) return undefined;
  const { default: _, constraints: __, arrayStyle: ___, objectStyle: ____, ...rest } = parameter;
  const why = isAnything(inner)
    ? "has no declared type; it is text here"
    : "has a type that no text can carry; it is text here";
  return { parameter: { ...rest, type: replaced(primitive("string")) }, why };
}

function isSimple(use: TypeUse, types: ReadonlyMap<TypeId, TypeDeclaration>): boolean {
  return travels(withoutNull(use), false, types, new Map());
}

/** https://learn.microsoft.com/dotnet/api/microsoft.aspnetcore.mvc.mvcoptions.maxmodelbindingrecursiondepth */
const bindingDepth = 32;

function travels(
  use: TypeUse,
  objects: boolean,
  types: ReadonlyMap<TypeId, TypeDeclaration>,
  /** What is known of objects; false while one is looked at, because what is inside itself never ends. */
  settled: Map<TypeId, boolean>,
  depth = 0,
): boolean {
  switch (use.kind) {
    case "nullable":
      return travels(use.inner, objects, types, settled, depth);
    case "array":
      return withoutNull(use.element).kind !== "array" && travels(use.element, objects, types, settled, depth);
    // ASP.NET binds no JSON from a path, a query or a header: a JsonElement there fails on every request.
    case "unknown":
    case "map":
    case "file":
    case "typeParameter":
      return false;
    case "reference": {
      const declaration = types.get(use.id);
      if (declaration?.kind === "enum" || declaration?.kind === "brand") return true;
      if (!objects || declaration?.kind !== "object" || declaration.additional !== undefined) return false;
      const told = settled.get(use.id);
      if (told !== undefined || depth > bindingDepth) return told ?? false;
      // Without properties there is nothing that could travel.
      if (declaration.properties.length === 0) return false;
      settled.set(use.id, false);
      const all = declaration.properties.every(({ type }) => travels(type, objects, types, settled, depth + 1));
      settled.set(use.id, all);
      return all;
    }
    default:
      return true;
  }
}
