import { action, nested, program, type Shape, times } from "./shape.js";

export const types: readonly Shape[] = [
  {
    name: "nested generics",
    size: 8,
    make: (n) => action(nested(n, "W<", "int", ">"), "public record W<T>(T Value, int B);"),
  },
  {
    name: "nested generics with null",
    size: 16,
    make: (n) => action(nested(n, "W<", "int", ">"), "public record W<T>(T? Value, int B);"),
  },
  {
    name: "nested generics with two arguments",
    size: 8,
    make: (n) => action(nested(n, "W<int, ", "int", ">"), "public record W<A, B>(A X, B Y);"),
  },
  { name: "lists in lists", size: 8, make: (n) => action(nested(n, "List<", "int", ">"), "") },
  {
    name: "dictionaries in dictionaries",
    size: 8,
    make: (n) => action(nested(n, "Dictionary<string, ", "int", ">"), ""),
  },
  { name: "arrays of arrays", size: 8, make: (n) => action(`int${"[]".repeat(n)}`, "") },
  {
    name: "properties",
    size: 50,
    make: (n) => action("T", `public class T { ${times(n, (i) => `public int P${i} { get; set; }`)} }`),
  },
  {
    name: "types in a row",
    size: 25,
    make: (n) =>
      action("T0", `${times(n, (i) => `public record T${i}(int A, T${i + 1} B);`)} public record T${n}(int A, int B);`),
  },
  {
    name: "types that hold each other",
    size: 12,
    make: (n) =>
      action(
        "T0",
        times(n, (i) => `public class T${i} { ${times(n, (j) => `public T${j}? P${j} { get; set; }`)} }`),
      ),
  },
  {
    name: "bases",
    size: 12,
    make: (n) =>
      action(
        `C${n}`,
        `public class C0 { public int P { get; set; } } ${times(n, (i) => `public class C${i + 1} : C${i} { public int P${i} { get; set; } public C${i}? Q${i} { get; set; } }`)}`,
      ),
  },
  {
    name: "interfaces in a row",
    size: 25,
    make: (n) =>
      action(
        `I${n}`,
        `public interface I0 { int P { get; } } ${times(n, (i) => `public interface I${i + 1} : I${i} { int P${i} { get; } }`)}`,
      ),
  },
  {
    name: "a lattice of interfaces",
    size: 12,
    make: (n) =>
      action(
        `A${n}`,
        `public interface A0 { int P { get; } } public interface B0 { int Q { get; } } ${times(n, (i) => `public interface A${i + 1} : A${i}, B${i} { } public interface B${i + 1} : A${i}, B${i} { }`)}`,
      ),
  },
  {
    name: "parts of a class",
    size: 25,
    make: (n) =>
      action(
        "T",
        times(n, (i) => `public partial class T { public int P${i} { get; set; } }`),
      ),
  },
  {
    name: "classes in classes",
    size: 12,
    make: (n) =>
      action(
        `T0${times(n, (i) => `.T${i + 1}`).replaceAll(" ", "")}`,
        `${times(n + 1, (i) => `public class T${i} { public int P { get; set; }`)}${"}".repeat(n + 1)}`,
      ),
  },
  { name: "members of an enum", size: 50, make: (n) => action("E", `public enum E { ${times(n, (i) => `M${i},`)} }`) },
  {
    name: "derived types",
    size: 25,
    make: (n) =>
      action(
        "B",
        `${times(n, (i) => `[System.Text.Json.Serialization.JsonDerivedType(typeof(D${i}), "d${i}")]`)} public class B { public int P { get; set; } } ${times(n, (i) => `public class D${i} : B { public int P${i} { get; set; } }`)}`,
      ),
  },
  {
    name: "constants made of constants",
    size: 25,
    make: (n) =>
      program(`public static class R { public const string C0 = "a"; ${times(n, (i) => `public const string C${i + 1} = C${i} + "/b";`)} }
[ApiController, Route(R.C${n})] public class XController : ControllerBase { [HttpGet] public int Get() => 1; }`),
  },
  {
    name: "attributes on a member",
    size: 12,
    make: (n) =>
      action(
        "T",
        `${times(n, (i) => `public class A${i}Attribute(int n) : Attribute;`)} public class T { ${times(n, (i) => `[A${i}(${i})]`)} public int P { get; set; } public int Q { get; set; } }`,
      ),
  },
  {
    name: "attributes derived from attributes",
    size: 12,
    make: (n) =>
      program(`public class A0Attribute(int status) : ProducesResponseTypeAttribute(status); ${times(n, (i) => `public class A${i + 1}Attribute(int status) : A${i}Attribute(status);`)}
[ApiController, Route("x")] public class XController : ControllerBase { [HttpGet, A${n}(404)] public int Get() => 1; }`),
  },
  {
    name: "generic types made of type parameters",
    size: 8,
    make: (n) =>
      action(
        "A0<int>",
        `${times(n, (i) => `public record A${i}<T>(T V, A${i + 1}<T> Next);`)} public record A${n}<T>(T V, int B);`,
      ),
  },
  {
    name: "generic types that hold two of the next",
    size: 16,
    make: (n) =>
      action(
        "A0<int>",
        `${times(n, (i) => `public record A${i}<T>(A${i + 1}<List<T>> L, A${i + 1}<T[]> R);`)} public record A${n}<T>(T V);`,
      ),
  },
  {
    name: "interfaces that extend two of the last",
    size: 12,
    isLimited: true,
    make: (n) =>
      action(
        `I${n}<int>`,
        `public interface I0<T> { T V { get; } } ${times(n, (i) => `public interface I${i + 1}<T> : I${i}<T[]>, I${i}<List<T>> { }`)}`,
      ),
  },
  {
    name: "bases that double their argument",
    size: 8,
    make: (n) =>
      action(
        `C${n}<int>`,
        `public class C0<T> { public T V { get; set; } } ${times(n, (i) => `public class C${i + 1}<T> : C${i}<(T, T)> { public int P${i} { get; set; } }`)}`,
      ),
  },
  {
    name: "overrides in a row",
    size: 25,
    make: (n) =>
      action(
        `C${n}`,
        `public class C0 { public virtual int P { get; set; } } ${times(n, (i) => `public class C${i + 1} : C${i} { public override int P { get; set; } }`)}`,
      ),
  },
  {
    name: "constants of an interpolation that double",
    size: 40,
    make: (n) =>
      program(`public static class R { public const string C0 = "a"; ${times(n, (i) => `public const string C${i + 1} = $"{C${i}}{C${i}}";`)} }
[ApiController, Route(R.C${n})] public class XController : ControllerBase { [HttpGet] public int Get() => 1; }`),
  },
  {
    name: "members of an enum of flags",
    size: 50,
    make: (n) =>
      program(
        `[System.Flags] public enum E : long { ${times(n, (i) => `M${i} = 1L << ${i % 60},`)} All = M0 ${times(n, (i) => `| M${i}`)} } [ApiController, Route("x")] public class XController : ControllerBase { [HttpGet] public E Get(E e = E.All) => e; }`,
      ),
  },
  {
    name: "#if in #if",
    size: 25,
    make: (n) =>
      program(`${"\n#if !A".repeat(n)}
[ApiController, Route("x")] public class XController : ControllerBase { [HttpGet] public int Get() => 1; }${"\n#endif".repeat(n)}`),
  },
];
