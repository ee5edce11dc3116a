/** Carter's modules: `MapCarter` maps the routes of each below the path that its constructor hands to `CarterModule`. */
import { SourceMethod } from "../../csharp/binding/declarations/source-method.js";
import type { MethodSymbol, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { outermost, textValue } from "../../csharp/flow/index.js";
import { classLevels } from "../controllers/inherited-attributes.js";
import { constructorInitializer } from "../types/base-arguments.js";

/** The path of the module whose `AddRoutes` this is; undefined for any other method. */
export function carterPath(method: MethodSymbol): { readonly path: string | undefined } | undefined {
  if (method.name !== "AddRoutes" || method.methodKind !== "ordinary") return undefined;
  const { containingType } = method;
  if (hasBase(containingType, "CarterModule")) return { path: pathOf(containingType) };
  const implemented = [...containingType.interfaces.map(({ symbol }) => symbol.name), ...unboundNames(containingType)];
  return implemented.includes("ICarterModule") ? { path: "" } : undefined;
}

/** A base class of the project in between may do anything with the path. */
function pathOf(module: NamedTypeSymbol): string | undefined {
  const isDirect = module.baseType?.symbol.name === "CarterModule" || unboundNames(module).includes("CarterModule");
  if (!isDirect) return undefined;
  const constructors = module.members.filter(
    (member) => member.kind === "method" && member.methodKind === "constructor" && !member.isStatic,
  );
  const paths = constructors.map((made) => {
    if (!(made instanceof SourceMethod)) return undefined;
    const { to, list } = constructorInitializer(made);
    const [first] = list?.arguments ?? [];
    if (to === "this") return undefined;
    return first === undefined ? "" : textValue({ syntax: first.expression, scope: made.bodyScope }, outermost);
  });
  const [path = ""] = paths;
  return paths.length === 0 ? "" : paths.every((one) => one !== undefined && one === path) ? path : undefined;
}

function hasBase(type: NamedTypeSymbol, name: string): boolean {
  return classLevels(type).some((level) => level.baseType?.symbol.name === name || unboundNames(level).includes(name));
}

function unboundNames({ unboundBases }: NamedTypeSymbol): readonly string[] {
  return (unboundBases ?? []).map(({ name }) => name.split(".").at(-1) ?? name);
}
