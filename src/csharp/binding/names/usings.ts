/** What `using` directives bring into a compilation unit or namespace (ECMA-334 §14.5). */
import { cachedBy } from "../../../caching/cache.js";
import { memo } from "../../../caching/memo.js";
import type { GlobalUsing } from "../../project/project.js";
import { force, identifierText, parse, type SourceFile, textOf } from "../../syntax/index.js";
import type { TypeSyntax, UsingDirectiveSyntax } from "../../syntax/nodes.js";
import { noteFile, noteUnsettled, recordLookup } from "../symbols/file-questions.js";
import type { Program } from "../symbols/program.js";
import type { NamespaceScope } from "../symbols/scope.js";
import type { NamedType } from "../symbols/symbols.js";
import { constructType, nameWithArity } from "../symbols/types.js";
import { bindNamespaceOrType, bindType } from "./type-binder.js";
import type { NameMeaning } from "./type-lookup.js";

export interface Imports {
  readonly aliases: ReadonlyMap<string, () => NameMeaning | undefined>;
  readonly namespaces: ReadonlySet<string>;
  readonly statics: readonly NamedType[];
}

const noImports: Imports = { aliases: new Map(), namespaces: new Set(), statics: [] };
/** Binding a `using` looks names up in its own scope, which needs the usings of that scope: inside a `using` there are none. */
const boundImports = cachedBy(bindImports, () => noImports);

export function importsOf(scope: NamespaceScope): Imports {
  return scope.hasImports ? boundImports(scope) : noImports;
}

function bindImports(scope: NamespaceScope): Imports {
  const { program } = scope.context;
  const aliases = new Map<string, () => NameMeaning | undefined>();
  const namespaces = new Set<string>();
  const statics: NamedType[] = [];

  const add = (directive: UsingDirectiveSyntax, place: NamespaceScope): void => {
    const plain = directive.isStatic || directive.alias !== null ? undefined : plainNamespace(directive, place);
    if (plain !== undefined) {
      namespaces.add(plain);
      return;
    }
    const bare: NamespaceScope = { ...place, hasImports: false };
    if (directive.alias !== null) {
      const name = identifierText(place.context.file, directive.alias.name);
      const target = force(directive.namespaceOrType);
      if (!aliases.has(name)) {
        aliases.set(
          name,
          memo(
            () => bindAliasTarget(target, bare),
            () => undefined,
          ),
        );
      }
      return;
    }
    const bound = bindNamespaceOrType(force(directive.namespaceOrType), bare);
    if (directive.isStatic) {
      if (bound?.kind === "bound" && bound.type.type.kind === "named") statics.push(bound.type.type);
    } else if (bound?.kind === "namespace") namespaces.add(bound.name);
  };

  for (const directive of scope.usings) if (!directive.isGlobal) add(directive, scope);
  if (scope.parent === undefined) {
    for (const { syntax, scope: place } of program.globalUsingDirectives()) {
      noteFile(scope.context, place.context.file);
      add(syntax, place);
    }
    for (const using of program.globalUsings) {
      const written = aliasDirective(using);
      if (written === undefined) addProjectUsing(program, using, aliases, namespaces, statics);
      else {
        // What it asks is noted for a file that nobody wrote.
        noteUnsettled(scope.context);
        add(written.directive, { ...scope, context: { ...scope.context, file: written.file } });
      }
    }
  }
  return { aliases, namespaces, statics };
}

/** `using A.B;` of a whole file, which nearly all are: it names a namespace in full, unless there is a type `A` in the global namespace. */
function plainNamespace(directive: UsingDirectiveSyntax, place: NamespaceScope): string | undefined {
  const { namespaceOrType } = directive;
  if (place.parent !== undefined) return undefined;
  if (!dottedNames.has(namespaceOrType.kind)) return undefined;
  const { program, file } = place.context;
  const name = textOf(file, namespaceOrType);
  if (!program.namespaceExists(name)) return undefined;
  const dot = name.indexOf(".");
  const first = dot < 0 ? name : name.slice(0, dot);
  recordLookup(place.context, first, []);
  return program.names().namespacesWith(first).includes("") ? undefined : name;
}

const dottedNames: ReadonlySet<string> = new Set(["Deferred", "QualifiedName", "IdentifierName"]);

function bindAliasTarget(target: TypeSyntax, bare: NamespaceScope): NameMeaning | undefined {
  const bound = bindNamespaceOrType(target, bare);
  return bound ?? { kind: "bound", type: bindType(target, bare) };
}

interface WrittenDirective {
  readonly directive: UsingDirectiveSyntax;
  readonly file: SourceFile;
}

/** The SDK writes the items into a C# file of its own. Only an alias may name more than a dotted name: `Pair=(int, string)`. */
const aliasDirective = cachedBy((using: GlobalUsing): WrittenDirective | undefined => {
  if (using.alias === undefined || /^[\w.:]+$/.test(using.name)) return undefined;
  const file = parse("", new TextEncoder().encode(`global using ${using.alias} = ${using.name};`));
  const [directive] = file.root.usings;
  return directive === undefined ? undefined : { directive, file };
});

function addProjectUsing(
  program: Program,
  using: GlobalUsing,
  aliases: Map<string, () => NameMeaning | undefined>,
  namespaces: Set<string>,
  statics: NamedType[],
): void {
  const name = using.name.trim().replace(/^global::/, "");
  if (using.alias !== undefined) {
    if (!aliases.has(using.alias)) aliases.set(using.alias, () => meaningOfDottedName(program, name));
  } else if (using.isStatic) {
    const meaning = meaningOfDottedName(program, name);
    if (meaning?.kind === "bound" && meaning.type.type.kind === "named") statics.push(meaning.type.type);
  } else if (program.namespaceExists(name)) namespaces.add(name);
}

/** Project items name namespaces and types in full: `System.Math`, `Acme.Outer.Inner`. */
function meaningOfDottedName(program: Program, name: string): NameMeaning | undefined {
  const segments = name.split(".");
  for (let split = segments.length - 1; split >= 0; split--) {
    const namespace = segments.slice(0, split).join(".");
    const nested = segments.slice(split).join("+");
    const symbol = program.resolve(namespace === "" ? nameWithArity(nested, 0) : `${namespace}.${nested}`);
    if (symbol !== undefined)
      return { kind: "bound", type: { type: constructType(symbol, []), nullability: "notAnnotated" } };
  }
  return program.namespaceExists(name) ? { kind: "namespace", name } : undefined;
}
