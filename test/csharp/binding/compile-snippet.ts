/** Compiles a few lines of C# against a small core library that is written in C# too, so that nothing else is needed. */
import { type Compilation, createCompilation } from "../../../src/csharp/binding/index.js";
import type { NamedTypeSymbol } from "../../../src/csharp/binding/symbols/symbols.js";
import { parse } from "../../../src/csharp/syntax/index.js";
import { DiagnosticBag } from "../../../src/diagnostics/diagnostic.js";

const coreLibrary = `
namespace System
{
    public class Object { public virtual string ToString() => ""; public virtual bool Equals(object? other) => false; }
    public class ValueType { }
    public abstract class Enum : ValueType { }
    public abstract class Delegate { }
    public abstract class MulticastDelegate : Delegate { }
    public abstract class Array { public int Length { get; } }
    public class Attribute { }
    public class Exception { public Exception(string message) { } }
    public class Type { }
    public struct Void { }
    public struct Boolean { }
    public struct Char { public const char MaxValue = '\\uffff'; }
    public struct SByte { }
    public struct Byte { public const byte MaxValue = 255; }
    public struct Int16 { }
    public struct UInt16 { }
    public struct Int32 { public const int MaxValue = 2147483647; public const int MinValue = -2147483648; public static int Parse(string s) => 0; }
    public struct UInt32 { }
    public struct Int64 { public const long MaxValue = 9223372036854775807; }
    public struct UInt64 { public const ulong MaxValue = 18446744073709551615; }
    public struct Single { }
    public struct Double { public const double NaN = 0.0 / 0.0; }
    public struct Decimal { }
    public struct IntPtr { }
    public struct UIntPtr { }
    public struct Guid { }
    public struct DateTime { public static DateTime Now => default; public int Year { get; } }
    public class String { public int Length { get; } public string Trim() => this; public static string Join(string separator, params string[] values) => ""; }
    public struct Nullable<T> where T : struct { public T Value { get; } public bool HasValue { get; } public T GetValueOrDefault() => default; }
    public delegate void Action();
    public delegate void Action<in T>(T arg);
    public delegate TResult Func<out TResult>();
    public delegate TResult Func<in T, out TResult>(T arg);
    public delegate TResult Func<in T1, in T2, out TResult>(T1 arg1, T2 arg2);
    public enum DayOfWeek { Sunday, Monday, Tuesday, Wednesday, Thursday, Friday, Saturday }
    public static class Math { public const double PI = 3.14159265358979; public static int Max(int a, int b) => a; public static double Max(double a, double b) => a; }
}
namespace System.Collections.Generic
{
    public interface IEnumerable<out T> { }
    public interface ICollection<T> : IEnumerable<T> { int Count { get; } }
    public interface IList<T> : ICollection<T> { T this[int index] { get; set; } }
    public class List<T> : IList<T> { public T this[int index] { get => default!; set { } } public int Count => 0; public void Add(T item) { } }
    public class Dictionary<TKey, TValue> where TKey : notnull { public TValue this[TKey key] { get => default!; set { } } public bool TryGetValue(TKey key, out TValue? value) { value = default; return false; } }
}
namespace System.Linq
{
    using System.Collections.Generic;
    public static class Enumerable
    {
        public static IEnumerable<TResult> Select<TSource, TResult>(this IEnumerable<TSource> source, Func<TSource, TResult> selector) => null!;
        public static IEnumerable<T> Where<T>(this IEnumerable<T> source, Func<T, bool> predicate) => null!;
        public static List<T> ToList<T>(this IEnumerable<T> source) => null!;
        public static T? FirstOrDefault<T>(this IEnumerable<T> source) => default;
    }
}
namespace System.Threading.Tasks
{
    public class Task { public static Task<T> FromResult<T>(T value) => null!; public static Task CompletedTask => null!; }
    public class Task<T> : Task { }
    public struct ValueTask<T> { }
}
`;

let core: Compilation | undefined;

function coreReference(): Compilation {
  core ??= createCompilation(
    {
      assemblyName: "System.Runtime",
      files: [parse("core.cs", new TextEncoder().encode(coreLibrary))],
      nullable: "enable",
      globalUsings: [],
      references: [],
      origin: "model",
    },
    new DiagnosticBag(),
  );
  return core;
}

export interface Snippet {
  readonly compilation: Compilation;
  readonly diagnostics: DiagnosticBag;
  /** By metadata name; a test that names a type wrongly fails. */
  type(metadataName: string): NamedTypeSymbol;
}

export interface SnippetOptions {
  readonly nullable?: "enable" | "disable";
  readonly globalUsings?: readonly string[];
  /** Other projects by their names, each one file. */
  readonly projects?: Readonly<Record<string, string>>;
}

/** One string is `File0.cs`, the next `File1.cs`, and so on. */
export function compile(sources: string | readonly string[], options: SnippetOptions = {}): Snippet {
  const diagnostics = new DiagnosticBag();
  const texts = typeof sources === "string" ? [sources] : sources;
  const projects = Object.entries(options.projects ?? {}).map(([assemblyName, text]) =>
    createCompilation(
      {
        assemblyName,
        files: [parse(`${assemblyName}.cs`, new TextEncoder().encode(text))],
        nullable: "enable",
        globalUsings: [],
        references: [coreReference()],
      },
      diagnostics,
    ),
  );
  const compilation = createCompilation(
    {
      assemblyName: "Snippet",
      files: texts.map((text, index) => parse(`File${index}.cs`, new TextEncoder().encode(text))),
      nullable: options.nullable ?? "enable",
      globalUsings: (options.globalUsings ?? []).map((name) => ({ name, isStatic: false, alias: undefined })),
      references: [...projects, coreReference()],
    },
    diagnostics,
  );
  return {
    compilation,
    diagnostics,
    type(metadataName) {
      const found = compilation.typeByMetadataName(metadataName);
      if (found === undefined) throw new Error(`no type ${metadataName}`);
      return found;
    },
  };
}
