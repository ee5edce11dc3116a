import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { readWithDiagnostics } from "../reading/read-source.js";
import { buildProject, root } from "./dotnet-server.js";

/** What the library writes at run time against what the tool reads from the source, type by type. */
const folder = join(root, "test/live/value-objects");

let written: ReadonlyMap<string, string>;
beforeAll(() => {
  const built = buildProject(join(folder, "ValueObjects.csproj"), "value-objects");
  const printed = execFileSync("dotnet", [join(built, "ValueObjects.dll")], { encoding: "utf8" });
  written = new Map(
    printed
      .trim()
      .split(/\r?\n/)
      .map((line) => [line.split(" ")[0] ?? "", line.split(" ")[1] ?? ""]),
  );
}, 900_000);

/** How the tool takes the type of each property of `Everything`. */
function readTypes(): ReadonlyMap<string, string> {
  const files = ["Types.cs", "Everything.cs"].map((name) => [name, readFileSync(join(folder, name), "utf8")]);
  const { contract, diagnostics } = readWithDiagnostics(Object.fromEntries(files));
  const refused = diagnostics.filter((one) => one.message.includes("[ContractValue]")).map((one) => one.message);
  const everything = contract.types.find((type) => type.csharpName === "Everything");
  if (everything?.kind !== "object") throw new Error("Everything was not read.");
  const kinds = new Map(contract.types.map((type) => [type.id, type]));
  return new Map(
    everything.properties.map(({ csharpName, type }) => {
      const declared = type.kind === "reference" ? kinds.get(type.id) : undefined;
      if (declared === undefined) return [csharpName, type.kind];
      if (refused.some((message) => new RegExp(`\\b${declared.csharpName}\\b`).test(message)))
        return [csharpName, "refused"];
      return [csharpName, declared.kind === "brand" ? "bare" : declared.kind === "union" ? "object" : declared.kind];
    }),
  );
}

test("the tool and the library tell value objects from objects by one rule", () => {
  const read = readTypes();
  const disagreements = [...written].filter(([name, form]) => read.get(name) !== form);
  expect(disagreements.map(([name, form]) => `${name}: written ${form}, read as ${read.get(name)}`)).toEqual([]);
  expect([...read.keys()].sort()).toEqual([...written.keys()].sort());
});

test("and the rule is the reviewed one", () => {
  const reviewed = readFileSync(join(folder, "expected.txt"), "utf8").trim().split("\n");
  expect([...written].map(([name, form]) => `${name} ${form}`)).toEqual(reviewed);
});
