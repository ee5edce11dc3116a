import { partName, pascalCase, singular, wordsOf } from "./names.js";

/**
 * The C# name of an operation: its operationId without the tag that its class already says (`repos/list-branches` and
 * `Pets_findAll` → `ListBranches`, `FindAll`); without one, the method and the path (`GET /pets/{id}` → `GetPetsById`).
 */
export function operationName(operationId: string | undefined, tag: string, method: string, path: string): string {
  if (operationId !== undefined) {
    const stripped = pascalCase(withoutTag(operationId, tag));
    const name = stripped === "" || /^[_\d]/.test(stripped) ? pascalCase(operationId) : stripped;
    // No name begins with a digit; the method is a word to put before it.
    if (/^_\d/.test(name)) return partName(pascalCase(method.toLowerCase()), operationId);
    if (name !== "") return name;
  }
  const parts = path.split("/").flatMap((segment) => {
    const parameters = [...segment.matchAll(/\{([^}]*)\}/g)].map((match) => match[1] ?? "");
    const literal = segment.replace(/\{[^}]*\}/g, " ");
    return [...wordsOf(literal), ...parameters.map((name) => `By ${name}`)];
  });
  const name = pascalCase(`${method.toLowerCase()} ${parts.join(" ")}`);
  return name === "" ? "Operation" : name;
}

function withoutTag(operationId: string, tag: string): string {
  const match = /^([^/.:_-]+)[/.:_-]+(.+)$/.exec(operationId);
  const [, front, rest] = match ?? [];
  if (front === undefined || rest === undefined) return operationId;
  const fold = (text: string): string => singular(wordsOf(text).join("").toLowerCase());
  const bare = front.replace(/(?:Controller|Api|Service)$/, "");
  return fold(bare) === fold(tag) || fold(front) === fold(tag) ? rest : operationId;
}

/** The tag of an operation without one: what its path begins with. */
export function tagOfPath(path: string): string {
  const segments = path.split("/").filter((segment) => segment !== "" && !segment.includes("{"));
  const first = segments.find((segment) => !/^(?:api|v?\d+(?:\.\d+)*|rest)$/i.test(segment)) ?? segments[0];
  return first === undefined || wordsOf(first).length === 0 ? "Root" : first;
}
