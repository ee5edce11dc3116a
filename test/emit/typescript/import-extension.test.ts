/** `--import-extension`: every module finds the others, as those see it who do not find `tasks.ts` by `./tasks.js`. */
import { describe, expect, it } from "vitest";
import { emitTypeScript } from "../../../src/emit/emit-typescript.js";
import type { ImportExtension } from "../../../src/emit/typescript/import-extension.js";
import { awkwardContract } from "./awkward-contract.js";
import { answer, contract, operation, parameter, service, text } from "./contract-builder.js";
import { typeErrors } from "./generated-tree.js";

/** What a new Next.js app has. */
const nextOptions = { target: "es2017", lib: ["dom", "esnext"], module: "esnext", moduleResolution: "bundler" };
const specifiers = /\bfrom "(\.[^"]*)"/g;

describe.each<[ImportExtension, string, object]>([
  ["js", ".js", {}],
  ["none", "", nextOptions],
  ["ts", ".ts", { allowImportingTsExtensions: true }],
])("%s", (importExtension, ending, options) => {
  const everything = { zod: true, query: "react", mocks: true, dates: "date", inputs: "named" } as const;
  const files = emitTypeScript(awkwardContract, { ...everything, importExtension });

  it("names each module so", () => {
    const named = files.flatMap(({ text }) => [...text.matchAll(specifiers)].map(([, path]) => path ?? ""));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((path) => /\.[jt]s$|$/.exec(path.slice(2))?.[0] !== ending)).toEqual([]);
  });

  it("compiles", () => {
    expect(typeErrors({ extension: files }, options)).toEqual([]);
  }, 60_000);
});

it("`init` takes what a framework adds to `fetch`", () => {
  const page = `import * as tasks from "./client/tasks";
import { configureTenon } from "./tenon";
declare global {
  interface RequestInit { next?: { revalidate?: number | false; tags?: string[] } | undefined }
}
configureTenon({ init: { next: { revalidate: 60 }, cache: "force-cache" } });
await tasks.get("1", { init: { next: { tags: ["tasks"] } } });
// @ts-expect-error there is no such setting
configureTenon({ init: { next: { revalidates: 60 } } });
// @ts-expect-error the method is the operation's
configureTenon({ init: { method: "POST" } });
`;
  const files = emitTypeScript(
    contract(
      [],
      [service("tasks", [operation("GET /tasks/{id}", "get", [parameter("route", "id", text)], [answer(204)])])],
    ),
    { zod: false, inputs: "named", importExtension: "none" },
  );
  expect(typeErrors({ next: [...files, { path: "page.ts", text: page }] }, nextOptions)).toEqual([]);
}, 60_000);
