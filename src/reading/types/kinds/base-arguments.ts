import type { SourceMethod } from "../../../csharp/binding/declarations/source-method.js";
import type { ArgumentListSyntax } from "../../../csharp/syntax/index.js";

/** `: base(…)` or `: this(…)` of a constructor, `: Base(…)` of a class with a primary one. */
export function constructorInitializer({ syntax }: SourceMethod): {
  readonly to: "base" | "this";
  readonly list: ArgumentListSyntax | undefined;
} {
  if (syntax.kind === "ConstructorDeclaration") {
    const { initializer } = syntax;
    const to = initializer?.kind === "ThisConstructorInitializer" ? "this" : "base";
    return { to, list: initializer?.argumentList };
  }
  const first = "baseList" in syntax ? syntax.baseList?.types[0] : undefined;
  return { to: "base", list: first?.kind === "PrimaryConstructorBaseType" ? first.argumentList : undefined };
}
