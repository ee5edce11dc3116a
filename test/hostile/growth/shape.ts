/** Programs and documents that get deeper, wider or fuller with `n`: what reading them costs has to grow as they do. */

export interface Shape {
  readonly name: string;
  /** What is done would double with each step, so that a limit with a diagnostic ends it. */
  readonly isLimited?: boolean;
  /** Takes seconds: only at the large sizes. */
  readonly isLong?: boolean;
  readonly size: number;
  readonly make: (n: number) => { readonly args: readonly string[]; readonly files: Readonly<Record<string, string>> };
}

/** `make` for 0 to n - 1, one after the other. */
export function times(n: number, make: (index: number) => string): string {
  return Array.from({ length: n }, (_, index) => make(index)).join(" ");
}

/** All that a shape writes is in it. */
export const written = "/app/written";

const served = [
  "--served",
  "--zod",
  "--openapi",
  `${written}/openapi.json`,
  "--output",
  `${written}/out`,
  "/app/Api.cs",
];

export function program(source: string): ReturnType<Shape["make"]> {
  return { args: served, files: { "/app/Api.cs": `#nullable enable\nusing Microsoft.AspNetCore.Mvc;\n${source}` } };
}

export function action(returned: string, declarations: string): ReturnType<Shape["make"]> {
  return program(`${declarations}
[ApiController, Route("x")]
public class XController : ControllerBase { [HttpGet] public ${returned} Get() => default!; }`);
}

export function minimal(statements: string, declarations = ""): ReturnType<Shape["make"]> {
  return program(`var app = WebApplication.CreateBuilder(args).Build();\n${statements}\napp.Run();\n${declarations}`);
}

export function nested(n: number, open: string, core: string, close: string): string {
  return open.repeat(n) + core + close.repeat(n);
}
