import { expect, test } from "vitest";
import { readWithDiagnostics } from "./read-source.js";

// A class behind the answered interface lacks what the interface promises (TN2327), however the class names its base.
const answered = `namespace Acme;
[ApiController, Route("shapes"), ContractClient] public class ShapesController : ControllerBase { [HttpGet] public IShape Get() => null!; }
public interface IShape { int Area { get; } }
`;
const lacking = "{ int Acme.IShape.Area => 1; public int X { get; set; } }";

test.each([
  ["its name", `namespace Acme; public class Found : IShape ${lacking}`],
  ["its qualified name", `namespace Other; public class Found : Acme.IShape ${lacking}`],
  ["its name from the root", `namespace Other; public class Found : global::Acme.IShape ${lacking}`],
  ["an alias", `using Form = Acme.IShape; namespace Other; public class Found : Form ${lacking}`],
  [
    "another class",
    `namespace Acme; public class Found : Base<int>; public abstract class Base<T> : IShape ${lacking}`,
  ],
  ["another interface", `namespace Acme; public interface IRound : IShape { } public class Found : IRound ${lacking}`],
  ["a part of the class", `namespace Acme; public partial class Found; public partial class Found : IShape ${lacking}`],
])("a class that derives by %s is found", (_, source) => {
  const { diagnostics } = readWithDiagnostics({ "/answered.cs": answered, "/found.cs": source });
  expect(diagnostics.filter(({ code }) => code === "TN2327").map(({ message }) => message)).toEqual([
    expect.stringContaining("Found"),
  ]);
});

test("a class of the same base name elsewhere is not", () => {
  const other = `namespace Other; public interface IShape { } public class Found : IShape { public int X { get; set; } }`;
  const { diagnostics } = readWithDiagnostics({ "/answered.cs": answered, "/found.cs": other });
  expect(diagnostics.filter(({ code }) => code === "TN2327")).toEqual([]);
});
