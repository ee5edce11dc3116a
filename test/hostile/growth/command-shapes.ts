import { code } from "./code-shapes.js";
import { type Shape, written } from "./shape.js";
import { types } from "./type-shapes.js";

const project =
  '<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable><ImplicitUsings>enable</ImplicitUsings></PropertyGroup></Project>';

/** What the other commands read of the same programs. */
type Command = (path: string, source: string) => ReturnType<Shape["make"]>;

const commands: readonly (readonly [name: string, Command])[] = [
  [
    "--check",
    (path, source) => ({
      args: ["--check", path],
      files: { [path]: source.replaceAll("[ApiController", "[Tenon.ContractClient, ApiController") },
    }),
  ],
  ["--routes", (path, source) => ({ args: ["--routes", path], files: { [path]: source } })],
  [
    "--diff",
    (_, source) => ({
      args: ["--served", "--diff", "/app/old", "--project", "/app/new"],
      files: {
        "/app/new/Api.csproj": project,
        "/app/new/Api.cs": source,
        "/app/old/Api.csproj": project,
        "/app/old/Api.cs": source.replaceAll("int ", "bool "),
      },
    }),
  ],
  [
    "--query --mocks --docs",
    (path, source) => ({
      args: ["--served", "--query", "--mocks", "--docs", `${written}/docs`, "--output", `${written}/out`, path],
      files: { [path]: source },
    }),
  ],
];

const programs = ["actions", "endpoints", "properties"];
/** Examples grow with the depth of a type until 500 values are too many. */
const withoutExamples = [...programs, "types in a row"];

export const byCommand: readonly Shape[] = commands.flatMap(([command, of]) =>
  [...types, ...code]
    .filter(({ name }) => (command.includes("--mocks") ? programs : withoutExamples).includes(name))
    .map(
      ({ name, size, make }): Shape => ({
        name: `${command}: ${name}`,
        size,
        make: (n) => of("/app/Api.cs", Object.values(make(n).files).join("")),
      }),
    ),
);
