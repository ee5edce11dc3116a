import { describe, expect, test } from "vitest";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { memoryFileSystem } from "../../src/files/memory-file-system.js";
import { readHostConfiguration } from "../../src/host/host-configuration.js";

/** `prefix (source)`, or the codes and places of what is wrong. */
function read(hostJson: string | undefined, environment: Record<string, string> = {}): string {
  const bag = new DiagnosticBag();
  const fileSystem = memoryFileSystem(hostJson === undefined ? {} : { "host.json": hostJson }, "/app");
  const configuration = readHostConfiguration("/app/host.json", fileSystem, environment, bag);
  const told = bag.all.map(
    (d) => `${d.severity} ${d.code}${d.location === undefined ? "" : `@${d.location.line},${d.location.column}`}`,
  );
  return [
    configuration === undefined ? "invalid" : `"${configuration.prefix}" (${configuration.source})`,
    ...told,
  ].join("; ");
}

const withPrefix = (prefix: string): string =>
  `{ "version": "2.0", "extensions": { "http": { "routePrefix": ${prefix} } } }`;
const service = "ServiceJobHost__extensions__http__routePrefix";
const azure = "AzureFunctionsJobHost__extensions__http__routePrefix";

describe("host.json", () => {
  test.each([
    ["absent file", undefined, '"api" (default)'],
    ["no prefix said", '{ "version": "2.0" }', '"api" (default)'],
    ["no http said", '{ "version": "2.0", "extensions": {} }', '"api" (default)'],
    ["empty prefix", withPrefix('""'), '"" (host.json)'],
    ["custom prefix", withPrefix('"v1"'), '"v1" (host.json)'],
    ["several segments", withPrefix('"public/v1"'), '"public/v1" (host.json)'],
    [
      "comments and a trailing comma",
      '{ // c\n "version": "2.0", /* d */ "extensions": { "http": { "routePrefix": "x", }, }, }',
      '"x" (host.json)',
    ],
    [
      "another case of the keys",
      '{ "version": "2.0", "Extensions": { "HTTP": { "RoutePrefix": "x" } } }',
      '"x" (host.json)',
    ],
    [
      "a key twice: the last counts",
      '{ "version": "2.0", "extensions": { "http": { "routePrefix": "a", "routePrefix": "b" } } }',
      '"b" (host.json)',
    ],
    ["a byte order mark", '\u{feff}{ "version": "2.0" }', '"api" (default)'],
    ["empty file", "", "invalid; error TN4201@1,1"],
    ["not JSON", '{\n  "version": }', "invalid; error TN4201@2,14"],
    ["an array", "[]", "invalid; error TN4210@1,1"],
    ["no version", "{}", "invalid; error TN4202@1,1"],
    ["an old version", '{ "version": "1.0" }', "invalid; error TN4203@1,14"],
    ["a number for a version", '{ "version": 2.0 }', "invalid; error TN4203@1,14"],
    ["extensions is a list", '{ "version": "2.0", "extensions": [] }', "invalid; error TN4210@1,35"],
    ["prefix is a number", withPrefix("1"), "invalid; error TN4204@1,62"],
    ["prefix is null", withPrefix("null"), "invalid; error TN4204@1,62"],
    ["leading slash", withPrefix('"/api"'), "invalid; error TN4205@1,62"],
    ["trailing slash", withPrefix('"api/"'), "invalid; error TN4205@1,62"],
    ["white space", withPrefix('"a b"'), "invalid; error TN4205@1,62"],
    ["a parameter", withPrefix('"{tenant}"'), "invalid; error TN4205@1,62"],
    ["a question mark", withPrefix('"a?b"'), "invalid; error TN4205@1,62"],
    ["a fragment", withPrefix('"a#b"'), "invalid; error TN4205@1,62"],
    ["a backslash", withPrefix('"a\\\\b"'), "invalid; error TN4205@1,62"],
    ["an empty segment", withPrefix('"a//b"'), "invalid; error TN4205@1,62"],
  ])("%s", (_, hostJson, want) => expect(read(hostJson)).toBe(want));
});

describe("environment", () => {
  test.each([
    [
      "wins over the file, with a word on the trap",
      withPrefix('"file"'),
      { [service]: "env" },
      '"env" (environment); warning TN4207@1,62',
    ],
    ["agrees with the file", withPrefix('"same"'), { [service]: "same" }, '"same" (environment)'],
    ["the other host's name", withPrefix('"x"'), { [azure]: "x" }, '"x" (environment)'],
    [
      "colons for underscores",
      withPrefix('"x"'),
      { "ServiceJobHost:extensions:http:routePrefix": "x" },
      '"x" (environment)',
    ],
    ["any case", withPrefix('"x"'), { [azure.toUpperCase()]: "x" }, '"x" (environment)'],
    ["an empty text means no prefix", withPrefix('""'), { [service]: "" }, '"" (environment)'],
    [
      "the file says nothing, so it means api",
      '{ "version": "2.0" }',
      { [service]: "env" },
      '"env" (environment); warning TN4207',
    ],
    ["both names, one value", withPrefix('"x"'), { [service]: "x", [azure]: "x" }, '"x" (environment)'],
    ["both names, two values", withPrefix('"x"'), { [service]: "x", [azure]: "y" }, "invalid; error TN4206"],
    ["a value that cannot be", withPrefix('"x"'), { [service]: "/x" }, "invalid; error TN4205"],
    ["does not mend a broken file", "{", { [service]: "x" }, "invalid; error TN4201@1,2"],
  ])("%s", (_, hostJson, environment, want) => expect(read(hostJson, environment)).toBe(want));

  test("without any host file there is nothing to disagree with", () => {
    const bag = new DiagnosticBag();
    const configuration = readHostConfiguration(undefined, memoryFileSystem({}), { [service]: "env" }, bag);
    expect([configuration?.prefix, bag.all]).toEqual(["env", []]);
  });
});
