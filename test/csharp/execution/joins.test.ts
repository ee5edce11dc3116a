/** What holds behind branches that cannot be decided: each element once, with the conditions under which it is there. */
import { expect, test } from "vitest";
import { enumerate } from "../../../src/csharp/execution/index.js";
import { runStartUp } from "../../../src/reading/start/start-up.js";
import { workspaceOf } from "../../reading/read-source.js";

/** `A!` is there for sure, `A?` under a condition. */
function registered(body: string): readonly string[] {
  const { machine, host, place } = runStartUp(
    workspaceOf(`var builder = WebApplication.CreateBuilder(args); var services = builder.Services;
${body}
var app = builder.Build(); app.Run(); class A; class B; class C; class D;`),
  );
  if (place === undefined) throw new Error("nothing ran");
  return [
    ...enumerate(machine, host.services(undefined), place).elements.map(({ value, conditions }) => {
      const type = value.kind === "object" ? machine.memory.field(value.object, "ServiceType")?.value : undefined;
      const name = type?.kind === "type" && type.type.type.kind === "named" ? type.type.type.symbol.name : "?";
      return `${name}${conditions.length === 0 ? "!" : "?"}`;
    }),
    ...machine.cuts.map(({ reason }) => `cut: ${reason}`),
  ];
}

const add = (name: string): string => `services.AddSingleton<${name}>();`;

test.each<[title: string, body: string, expected: readonly string[]]>([
  ["one way", `if (args.Length > 0) ${add("A")} ${add("B")}`, ["A?", "B!"]],
  ["both ways", `if (args.Length > 0) ${add("A")} else ${add("B")}`, ["A?", "B?"]],
  ["inside another", `if (args.Length > 0) { ${add("A")} if (args.Length > 1) ${add("B")} }`, ["A?", "B?"]],
  [
    "a return in between",
    `Set(); void Set() { ${add("A")} if (args.Length > 0) { ${add("B")} return; } ${add("C")} } ${add("D")}`,
    ["A!", "C?", "B?", "D!"],
  ],
  [
    "a loop that may end in each round",
    `for (var i = 0; i < 20; i++) { ${add("A")} if (args.Length == i) break; }`,
    ["A!", ...Array.from({ length: 19 }, () => "A?")],
  ],
  [
    "a search that may end in each round",
    `int Find() { foreach (var i in Enumerable.Range(0, 20)) { if (args.Length == i) return i; ${add("A")} } return 0; } Find(); ${add("B")}`,
    [...Array.from({ length: 20 }, () => "A?"), "B!"],
  ],
])("%s", (_, body, expected) => expect(registered(body)).toEqual(expected));
