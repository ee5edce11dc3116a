import { expect, test } from "vitest";
import { memoryFileSystem } from "../../src/files/memory-file-system.js";
import { runTool } from "../cli/run-tool.js";

// The built-in model of the framework has files, too; nobody can open them.

test("what is said of a type of the framework is said where the source first uses it", async () => {
  const fileSystem = memoryFileSystem(
    {
      "App.csproj":
        '<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup></Project>',
      "Things.cs": `using Tenon;
[Contract] public static class Things { public static readonly Operation<Thing> Get = Define.Get<Thing>("/things"); }
`,
      "Thing.cs": `using System.Text.Json.Serialization;
public record Thing(
  System.DayOfWeek Day,
  [property: JsonConverter(typeof(JsonStringEnumConverter))] System.AttributeTargets Targets);
`,
    },
    "/app",
  );
  const { out } = await runTool({ args: ["--project", "App.csproj", "--format", "json", "--check"], fileSystem });
  const { diagnostics } = JSON.parse(out) as {
    diagnostics: readonly {
      readonly code: string;
      readonly location?: { readonly file: string; readonly line: number };
    }[];
  };
  const placeOf = (code: string): string => {
    const location = diagnostics.find((found) => found.code === code)?.location;
    return `${location?.file}:${location?.line}`;
  };
  expect(placeOf("TN2308")).toBe("Thing.cs:4");
  expect(placeOf("TN2508")).toBe("Thing.cs:3");
});
