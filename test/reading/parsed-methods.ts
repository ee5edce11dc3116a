import type { SyntaxNode } from "../../src/csharp/syntax/index.js";
import type { SourceProjects } from "../../src/reading/source-projects.js";

/** The methods whose bodies have been parsed so far, by name. */
export function parsedMethods({ projects }: SourceProjects): readonly string[] {
  return projects
    .flatMap(({ compilation }) => compilation.types)
    .flatMap(({ members }) => members)
    .flatMap((member) => (member.kind === "method" && isParsed(member.body) ? [member.name] : []));
}

function isParsed(body: { readonly extent: object } | undefined): boolean {
  if (body === undefined) return false;
  const { kind, node } = body.extent as { kind: SyntaxNode["kind"] | "Deferred"; node?: unknown };
  return kind !== "Deferred" || node !== null;
}
