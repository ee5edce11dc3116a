import { describe, expect, test } from "vitest";
import { parseOptions } from "../../src/cli/options/options.js";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";

function read(line: string): { readonly kind: string; readonly command: unknown } {
  const bag = new DiagnosticBag();
  const command = parseOptions(
    line.split(" ").filter((word) => word !== ""),
    bag,
  );
  return { kind: command?.kind ?? bag.all.map((d) => d.code).join(" "), command };
}

describe("what a command line means", () => {
  test.each([
    ["--project Api.csproj", "generate"],
    ["--project Api.csproj --output src/api", "generate"],
    ["a.cs b.cs --output src/api", "generate"],
    ["--project Api.csproj --check", "check"],
    ["--project Api.csproj --check --output src/api", "generate"],
    ["--project Api.csproj --check --strict --format sarif", "check"],
    ["--project Api.csproj --output src/api --verify", "verify"],
    ["--project Api.csproj --openapi api.yaml --verify", "verify"],
    ["--project Api.csproj --routes", "routes"],
    ["--project Api.csproj --diff main", "diff"],
    ["--project Api.csproj --diff main --calls web/tsconfig.json --calls admin/tsconfig.json", "diff"],
    ["--from-openapi a.yaml --namespace Acme.Api", "import"],
    ["--init", "init"],
    ["--help --nonsense-is-not-reached", "TN9001"],
    ["--help", "help"],
    ["-v", "version"],
  ])("%s → %s", (line, want) => expect(read(line).kind).toBe(want));
});

describe("an unusable command line is explained", () => {
  test.each([
    ["", "TN9002"],
    ["--nonsense", "TN9001"],
    ["--project", "TN9001"],
    ["--project a.csproj b.cs", "TN9003"],
    ["Api.csproj", "TN9001"],
    ["--project a.csproj --format xml", "TN9005"],
    ["--project a.csproj --check --verify --output x", "TN9003"],
    ["--project a.csproj --verify", "TN9004"],
    ["--project a.csproj --openapi-version 3.0", "TN9004"],
    ["--project a.csproj --openapi --openapi-version 2.0", "TN9005"],
    ["--project a.csproj --watch", "TN9004"],
    ["--project a.csproj --calls web/tsconfig.json", "TN9004"],
    ["--project a.csproj --watch --routes", "TN9003"],
    ["--project a.csproj --namespace X", "TN9004"],
    ["--project a.csproj --int64 bigint", "TN9005"],
    ["--project a.csproj --query ember", "TN9005"],
    ["--project a.csproj --dates moment", "TN9005"],
    ["--project a.csproj --import-extension mjs", "TN9005"],
    ["--project a.csproj --output x --maps --import-extension ts", "TN9003"],
    ["--from-openapi a.yaml", "TN9004"],
    ["--from-openapi a.yaml --namespace 1x", "TN9005"],
    ["--from-openapi a.yaml --namespace A;B", "TN9005"],
  ])("%s → %s", (line, want) => expect(read(line).kind).toBe(want));
});

describe("--openapi with and without a value", () => {
  test.each([
    ["--project a.csproj --openapi", undefined],
    ["--project a.csproj --openapi --output x", undefined],
    ["--openapi a.cs", undefined],
    ["--project a.csproj --openapi docs/api.yaml", "docs/api.yaml"],
    ["--project a.csproj --openapi=docs/api.yaml", "docs/api.yaml"],
  ])("%s", (line, file) => expect(read(line).command).toMatchObject({ openapi: { file, version: undefined } }));
});

describe("--query with and without a framework", () => {
  test.each([
    ["--project a.csproj", undefined],
    ["--project a.csproj --query", "react"],
    ["--query a.cs", "react"],
    ["--project a.csproj --query vue --output x", "vue"],
  ])("%s", (line, query) => expect(read(line).command).toMatchObject({ query }));
});
