import { afterEach, describe, expect, test, vi } from "vitest";
import { SourceNamedType } from "../../src/csharp/binding/declarations/source-type.js";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { type Source, servedBy } from "./read-source.js";

afterEach(() => void vi.restoreAllMocks());

function routes(source: Source): readonly string[] {
  return servedBy(source, new DiagnosticBag()).map(({ route }) =>
    route.kind === "unknown" ? route.text : route.template,
  );
}

const members = '{ [HttpGet("tasks")] public int Get() => 1; }';
const tasks = (bases = ""): string => `public class Tasks ${bases} ${members}`;
const marked = "[ApiController] public abstract class Marked { }";

describe("a class whose name does not say so is a controller by a mark", () => {
  test.each<readonly [string, Source]>([
    ["on itself", `[ApiController] ${tasks()}`],
    ["in full", `[Microsoft.AspNetCore.Mvc.ControllerAttribute] ${tasks()}`],
    ["with escapes", `[ApiC\\u006fntroller] ${tasks()}`],
    [
      "on another part",
      { "A.cs": tasks().replace("class", "partial class"), "B.cs": "[ApiController] partial class Tasks;" },
    ],
    ["of the framework's base", tasks(": ControllerBase")],
    ["of a base", { "A.cs": tasks(": Marked"), "B.cs": marked }],
    [
      "of a base of a base",
      { "A.cs": tasks(": Middle<int>"), "B.cs": `${marked} public class Middle<T> : Marked { }` },
    ],
    [
      "of a base in another namespace",
      {
        "A.cs": `using B; namespace A; ${tasks(": Marked")}`,
        "B.cs": `namespace B; ${marked}`,
        "C.cs": "namespace C; public class Marked { }",
      },
    ],
    [
      "of a base behind an alias",
      { "A.cs": `using Other = Marked; ${tasks(": Other")}`, "B.cs": `${marked} public class Other2 { }` },
    ],
    [
      "of a base behind an alias that hides a class",
      {
        "A.cs": `namespace A { using Other = Marked; ${tasks(": Other")} }`,
        "B.cs": `${marked} namespace C { public class Other { } }`,
      },
    ],
    [
      "of a base behind a global alias",
      { "A.cs": tasks(": Other"), "B.cs": marked, "C.cs": "global using Other = Marked;" },
    ],
    ["of a base in a class", { "A.cs": tasks(": Outer.Marked"), "B.cs": `public class Outer { ${marked} }` }],
    [
      "of a base in a class that is imported",
      {
        "A.cs": `using static Outer; ${tasks(": Marked")}`,
        "B.cs": `public class Outer { ${marked} }`,
        "C.cs": "namespace C; public class Marked { }",
      },
    ],
    [
      "by an attribute that derives from it",
      { "A.cs": `[Api] ${tasks()}`, "B.cs": "public class ApiAttribute : ApiControllerAttribute { }" },
    ],
    ["by an alias", `using Api = Microsoft.AspNetCore.Mvc.ApiControllerAttribute; [Api] ${tasks()}`],
  ])("%s", (_, source) => {
    expect(routes(source)).toEqual(["/tasks"]);
  });

  test.each<readonly [string, Source]>([
    ["none", tasks()],
    ["a base without a mark", `${tasks(": Plain, IDisposable")} public class Plain { public void Dispose() { } }`],
    [
      "a class of the same name is marked elsewhere",
      { "A.cs": `namespace A; ${tasks(": Marked")} public class Marked { }`, "B.cs": `namespace B; ${marked}` },
    ],
    ["bases in a circle", `${tasks(": A")} public class A : B { } public class B : A { }`],
    ["an attribute that is not there", `[Unknown] ${tasks()}`],
    ["a base that is not there, without actions", "public class Tasks : Missing<int> { public int Get() => 1; }"],
    ["an interface that is not there", tasks(": IMissing")],
  ])("not by %s", (_, source) => {
    expect(routes(source)).toEqual([]);
  });

  test("a base that is not there makes one of a class with actions, and may have a route of its own", () => {
    const missing = ": Missing<int>";
    expect(routes(tasks(missing))).toEqual(["[Route] of Missing"]);
    expect(routes(tasks(missing).replace('"tasks"', '"/tasks"'))).toEqual(["/tasks"]);
    expect(routes(`[Route("own")] ${tasks(missing)}`)).toEqual(["/own/tasks"]);
  });

  test("classes without a mark in sight are not bound", () => {
    const asked = new Set<string>();
    const original = Object.getOwnPropertyDescriptor(SourceNamedType.prototype, "baseType")?.get;
    vi.spyOn(SourceNamedType.prototype, "baseType", "get").mockImplementation(function (this: SourceNamedType) {
      asked.add(this.name);
      return original?.call(this);
    });
    const others = Array.from({ length: 20 }, (_, at) => `[Serializable] public class C${at} : Plain, IDisposable { }`);
    expect(
      routes({ "A.cs": `[ApiController] ${tasks()}`, "B.cs": `${others.join("\n")} public class Plain { }` }),
    ).toEqual(["/tasks"]);
    expect([...asked].filter((name) => /^C\d/.test(name))).toEqual([]);
    expect(asked).toContain("Tasks");
  });
});
