/** Names that every JavaScript object has, in places where a table is searched for them. */
import { describe, expect, test } from "vitest";
import { read, sdk } from "../csharp/project/read-memory.js";
import { operationsText, typesText } from "../reading/contract-text.js";
import { readWithDiagnostics } from "../reading/read-source.js";

const names = ["constructor", "__proto__", "toString", "valueOf", "hasOwnProperty"];

describe("a project", () => {
  test.each(names)("%s is not a known SDK, property, function or variable", (name) => {
    const { told } = read({
      "App.csproj": sdk(
        `<PropertyGroup>
          <A>$(${name})$([System.Environment]::GetEnvironmentVariable('${name}'))</A>
          <B>$([MSBuild]::${name}())</B>
        </PropertyGroup>
        <ItemGroup><ProjectReference Include="[$(A)$(B)]" /></ItemGroup>`,
        name,
      ),
    });
    expect(told).toEqual([
      `App.csproj(1,10): TN1225 The SDK ${name} is not known; the project is read as if it used Microsoft.NET.Sdk.`,
      `App.csproj(4,11): TN1223 $([MSBuild]::${name}()) cannot be evaluated: [MSBuild]::${name} is not known. It counts as empty.`,
      "App.csproj(6,38): TN1240 The referenced project [] does not exist, so its types are unknown.",
    ]);
  });
});

describe("C#", () => {
  test.each(names)("%s is an ordinary name of a method, a type parameter and a property", (name) => {
    const { contract } = readWithDiagnostics(`
      [ApiController, Route("api"), ContractClient]
      public class ThingsController : ControllerBase {
        [HttpGet] public ActionResult<Box<int>> ${name}() => Results.${name}();
        [HttpPost] public IActionResult Post(Box<string?> box) => this.${name}(box);
      }
      public record Box<${name}>(${name}? Value, ${name} @${name});`);
    expect(operationsText(contract)).toHaveLength(2);
    expect(typesText(contract).join("\n")).toContain(`Box<${name}`);
  });
});
