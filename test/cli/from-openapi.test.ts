/** `--root` and `--allow-missing`: what a user who tries them reads. */
import { expect, test } from "vitest";
import { runInMemory } from "./run-in-memory.js";

const documentWith = (reference: string): string => `openapi: 3.0.3
info: { title: T, version: "1" }
paths:
  /a:
    get:
      operationId: a
      responses: { "200": { description: OK, content: { application/json: { schema: { $ref: "${reference}" } } } } }
`;
const choiceOf = (one: string, other: string): string =>
  `${documentWith("#/components/schemas/Choice")}components: { schemas: { Choice: { oneOf: [{ ${one} }, { ${other} }] } } }\n`;
const files = {
  "/app/api/choice.yaml": choiceOf("type: boolean", "type: string"),
  "/app/api/objects.yaml": choiceOf("type: string, format: uuid", "type: string, format: date"),
  "/app/api/pets.yaml": documentWith("../shared/pet.yaml#/Pet"),
  "/app/api/dangling.yaml": documentWith("gone.yaml#/Pet"),
  "/app/api/outside.yaml": documentWith("../../pet.yaml#/Pet"),
  "/app/shared/pet.yaml": "Pet: { type: object, properties: { a: { type: string }, b: { type: string } } }\n",
  "/pet.yaml": "Pet: { type: object, properties: { a: { type: string }, b: { type: string } } }\n",
};

test.each<[command: string, exit: number, text: RegExp]>([
  [
    "api/pets.yaml",
    2,
    /^api\/pets\.yaml\(7,\d+\): error TN5007: .* outside the folder api\. .*`--root <folder>`.*Nothing was written\.$/m,
  ],
  ["api/pets.yaml --root .", 0, /public sealed record Pet$/m],
  ["api/pets.yaml --root ./shared/../", 0, /public sealed record Pet$/m],
  [
    "api/pets.yaml --root nowhere",
    2,
    /error TN5010: --root nowhere does not name a folder: it does not exist\. .*Nothing was written\.$/m,
  ],
  ["api/pets.yaml --root api/pets.yaml", 2, /error TN5010: .*it is a file\./],
  ["api/outside.yaml --root .", 2, /error TN5007: .* outside the folder \.\. /],
  ["api/pets.yaml --root", 2, /error TN9001: .*--root.*argument/],
  [
    "api/dangling.yaml",
    2,
    /^api\/dangling\.yaml\(7,\d+\): error TN5006: .*there is no such file\. .*`--allow-missing`/m,
  ],
  [
    "api/dangling.yaml --allow-missing",
    0,
    /^api\/dangling\.yaml\(7,\d+\): note TN5126: .*free-form, anything else is left out\./m,
  ],
  ["api/dangling.yaml --allow-missing --strict", 2, /error TN5126/],
  ["api/outside.yaml --allow-missing", 2, /error TN5007/],
  ["api/choice.yaml", 0, /public sealed class Choice : ContractUnion$/m],
  ["api/choice.yaml --framework net10.0", 0, /public sealed class Choice : ContractUnion$/m],
  ["api/choice.yaml --framework net11.0", 0, /public union Choice\(bool, string\);$/m],
  ["api/choice.yaml -f net11.0-windows", 0, /public union Choice\(bool, string\);$/m],
  ["api/choice.yaml --framework net11", 2, /error TN9005: net11 is not a value of --framework\./],
  [
    "api/choice.yaml --framework dotnet11",
    2,
    /error TN9005: dotnet11 is not a value of --framework\..*such as net11\.0/,
  ],
  [
    "api/objects.yaml --framework net11.0 --strict",
    0,
    /note TN5090: Choice is generated as a ContractUnion.*a JSON string/,
  ],
  ["nowhere.yaml --allow-missing", 2, /error TN5001: .*it does not exist/],
])("--from-openapi %s ends with %i", async (command, exit, text) => {
  const outcome = await runInMemory(["--from-openapi", ...command.split(" "), "--namespace", "Acme"], files);
  expect(outcome.out + outcome.error).toMatch(text);
  expect(outcome.exit).toBe(exit);
});

test.each(["--root .", "--allow-missing"])("%s without --from-openapi", async (option) => {
  const outcome = await runInMemory(["--project", "a.csproj", ...option.split(" ")], files);
  expect(outcome.error).toMatch(/error TN9004: .* needs --from-openapi\./);
  expect(outcome.exit).toBe(2);
});
