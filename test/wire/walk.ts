/** A program that somebody wrote, asked one question after another: what the server does, and what Tenon says about it. */
import { join } from "node:path";
import { expect } from "vitest";
import { generate, runnable } from "./generate.js";
import type { Judge } from "./judge-process.js";
import { usings } from "./program-text.js";

export interface Walk {
  readonly name: string;
  /** Types, controllers and handlers. */
  readonly source: string;
  /** Statements on `builder`. */
  readonly services: string;
  /** Statements on `app`, besides the controllers. */
  readonly maps?: string;
  readonly served?: true;
  /** `POST /path body` or `GET /path` → status, and the body where it matters. */
  readonly asks: readonly (readonly [request: string, answer: string])[];
  /** `TN2326 Body`: the code, and the type or operation at whose line it is reported. Of notes, only the codes that are named. */
  readonly says: readonly string[];
  /** Lines that the generated files have. */
  readonly writes?: readonly string[];
  /** `module.operation` of the generated client, its arguments, and what the running server answers. */
  readonly calls?: readonly (readonly [call: string, args: readonly unknown[], answer: unknown])[];
}

/** Every type and operation stands on a line of its own: a diagnostic is named after its line. */
export async function walk(one: Walk, judge: Judge, root: string) {
  const { source, services, maps = "", served, asks, says, writes = [], calls = [] } = one;
  const program = `${usings}using Microsoft.AspNetCore.Http.HttpResults;
${source.trim()}
public static class App
{
    public static WebApplication Build(string[] args)
    {
        var builder = WebApplication.CreateBuilder(args);
        builder.Logging.ClearProviders();
        ${services}
        var app = builder.Build();
        app.Use(Trouble.Show);
        app.UseRouting();
        app.MapControllers();
        ${maps}
        return app;
    }
}
`.replaceAll("AddControllers()", "AddControllers().AddApplicationPart(typeof(App).Assembly)");
  const generated = generate(program, served);
  const { served: answer, stop } = await judge.serve(program);
  try {
    expect(answer, JSON.stringify(answer)).toMatchObject({ kind: "url" });
    const url = answer.kind === "url" ? answer.url : "";
    const answers: (readonly [string, string])[] = [];
    for (const [request, expected] of asks) answers.push([request, await ask(url, request, expected.length > 3)]);
    expect(answers).toEqual(asks);
    if (calls.length > 0) {
      const folder = join(root, "artifacts/wire", `walk-${one.name.replaceAll(/\W+/g, "-")}`);
      const client = (await runnable("files" in generated ? generated.files : [], folder)).client({ baseUrl: url });
      for (const [call, args, expected] of calls) {
        const [module = "", operation = ""] = call.split(".");
        expect(await client[module]?.[operation]?.(...args)).toEqual(expected);
      }
    }
  } finally {
    await stop();
  }
  const lines = program.split("\n");
  const told = generated.diagnostics
    .filter(({ severity, code }) => severity !== "note" || says.some((one) => one.startsWith(code)))
    .map(({ code, location }) => `${code} ${nameOn(lines[(location?.line ?? 0) - 1] ?? "")}`);
  expect([...new Set(told)].sort()).toEqual([...says].sort());
  const text = "files" in generated ? generated.files.map((file) => file.text).join("\n") : "";
  expect(writes.filter((line) => !text.includes(line))).toEqual([]);
}

async function ask(url: string, request: string, withBody: boolean): Promise<string> {
  const [, method = "", path = "", type = "application/json", body] =
    /^(\S+) (\S+)(?: (application\/\S+))?(?: (.*))?$/.exec(request) ?? [];
  const init: RequestInit = body === undefined ? { method } : { method, body, headers: { "content-type": type } };
  const response = await fetch(url + path, init);
  const text = await response.text();
  return withBody ? `${response.status} ${text}` : String(response.status);
}

/** The type or the operation that a line declares; the whole line where it declares neither. */
function nameOn(line: string): string {
  const type = /\b(?:record struct|record|class|struct|enum|interface) (\w+)/.exec(line)?.[1];
  return type ?? /\b(\w+)(?:<[^>]*>)?\(/.exec(line.replace(/\[.*?\]\s*/g, ""))?.[1] ?? line.trim();
}
