import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../dotnet-server.js";

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: { readonly type?: string; readonly format?: string };
}

export interface DeclaredRequest {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
}

/** A request for every operation that a project declares, by its OpenAPI document: method, and path with values filled in. */
export function declaredRequests(tool: string, name: string, project: string): readonly DeclaredRequest[] {
  const file = join(root, `artifacts/live/${name}.openapi.json`);
  const result = spawnSync(process.execPath, [tool, "--project", project, "--openapi", file, "--quiet"], {
    cwd: root,
    encoding: "utf8",
  });
  if (result.status !== 0) throw new Error(`tenon --openapi ended with ${result.status}:\n${result.stderr}`);
  const { paths } = JSON.parse(readFileSync(file, "utf8")) as {
    readonly paths: Record<string, Record<string, { operationId: string; parameters?: readonly Parameter[] }>>;
  };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId, parameters = [] }]) => ({
      operation: operationId,
      method: method.toUpperCase(),
      path: parameters
        .filter((parameter) => parameter.in === "path")
        .reduce((text, parameter) => text.replace(`{${parameter.name}}`, exampleOf(parameter)), path),
    })),
  );
}

function exampleOf({ schema }: Parameter): string {
  if (schema.format === "uuid") return "3f2504e0-4f89-41d3-9a0c-0305e82c3301";
  return schema.type === "integer" ? "1" : "x";
}

/** Whether an endpoint took the request: a 404 of a handler counts, a 404 of the routing does not. */
export async function isServed(url: string, { method, path }: DeclaredRequest): Promise<boolean> {
  const answer = await fetch(url + path, { method, redirect: "manual", signal: AbortSignal.timeout(30_000) });
  await answer.body?.cancel();
  return answer.status !== 405 && (answer.status !== 404 || answer.headers.get("X-Matched") !== null);
}
