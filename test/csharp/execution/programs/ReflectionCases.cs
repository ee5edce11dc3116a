// Reflection over the types of the program.
using System.Reflection;

namespace Reflected
{
    public interface IModule { string Name { get; } string Map(string prefix); }
    public abstract class BaseModule : IModule
    {
        public virtual string Name => GetType().Name;
        public string Map(string prefix) => prefix + Name;
    }
    [Order(2)] public sealed class OrdersModule : BaseModule { }
    [Order(1, Label = "parts")] public class PartsModule : BaseModule { public override string Name => "parts!"; }
    public class MadeModule(string text) : IModule
    {
        public MadeModule() : this("made") { }
        public string Name => text;
        public string Map(string prefix) => text + prefix;
    }
    public interface IHandler<T> { string Handle(T value); }
    public class TextHandler : IHandler<string> { public string Handle(string value) => "text " + value; }
    public class NumberHandler : IHandler<int> { public string Handle(int value) => "number " + value; }
    public class Box<T> { public T? Value { get; set; } public string Kind() => typeof(T).Name; }
    public static class Tools
    {
        public static string Twice(string text) => text + text;
        public static string Of<T>() => typeof(T).Name;
        private static string Hidden() => "hidden";
    }
    [AttributeUsage(AttributeTargets.Class)] public class OrderAttribute(int order) : Attribute
    {
        public int Order => order;
        public string? Label { get; set; }
    }
    public enum Kind { A, B }
    public struct Point { public int X { get; init; } }
    public class Outer { public class Inner; protected class Hidden; }
}

public static class ReflectionCases
{
    static readonly Assembly own = typeof(ReflectionCases).Assembly;

    static IEnumerable<Type> Types() => own.GetTypes().Where(one => one.Namespace == "Reflected")
        .OrderBy(one => one.FullName, StringComparer.Ordinal);
    static string All<T>(IEnumerable<T> values) => string.Join(" ", values);
    static string Names(IEnumerable<Type> types) => All(types.Select(one => one.Name));

    public static string Scan() => Names(Types().Where(one => typeof(Reflected.IModule).IsAssignableFrom(one) && !one.IsAbstract));
    public static string ScanTo()
        => Names(Types().Where(one => one.IsAssignableTo(typeof(Reflected.IModule)) && one is { IsClass: true, IsAbstract: false }));
    public static string Subclasses() => Names(Types().Where(one => one.IsSubclassOf(typeof(Reflected.BaseModule))));
    public static string Interfaces()
        => Names(Types().Where(one => one.IsInterface)) + "|" + Names(typeof(Reflected.OrdersModule).GetInterfaces());
    public static string Open()
        => All(Types().Where(one => one.GetInterfaces()
            .Any(i => i.IsGenericType && i.GetGenericTypeDefinition() == typeof(Reflected.IHandler<>))).Select(one => one.Name));
    public static string Arguments()
        => All(Types().SelectMany(one => one.GetInterfaces())
            .Where(i => i.IsGenericType && i.GetGenericTypeDefinition() == typeof(Reflected.IHandler<>))
            .Select(i => i.GetGenericArguments()[0].Name));
    public static string Kinds()
        => All(Types()
            .Select(one => $"{one.Name}{(one.IsAbstract ? "a" : "")}{(one.IsSealed ? "s" : "")}{(one.IsClass ? "c" : "")}"
                + $"{(one.IsEnum ? "e" : "")}{(one.IsValueType ? "v" : "")}{(one.IsGenericTypeDefinition ? "g" : "")}"
                + $"{(one.IsPublic ? "p" : "")}{(one.IsNested ? "n" : "")}{(one.IsVisible ? "V" : "")}"));
    public static string Exported()
        => Names(own.GetExportedTypes().Where(one => one.Namespace == "Reflected").OrderBy(one => one.Name, StringComparer.Ordinal));
    public static string Defined()
        => Names(own.DefinedTypes.Where(one => one.ImplementedInterfaces.Contains(typeof(Reflected.IModule)))
            .OrderBy(one => one.Name, StringComparer.Ordinal));
    public static string Create()
        => All(Types().Where(one => typeof(Reflected.IModule).IsAssignableFrom(one) && !one.IsAbstract)
            .Select(Activator.CreateInstance).Cast<Reflected.IModule>().Select(one => one.Map("/")));
    public static string CreateWith()
        => ((Reflected.IModule)Activator.CreateInstance(typeof(Reflected.MadeModule), "given")!).Name
            + Activator.CreateInstance<Reflected.PartsModule>().Name;
    public static string Attributes()
        => All(Types().Where(one => one.GetCustomAttribute<Reflected.OrderAttribute>() != null)
            .OrderBy(one => one.GetCustomAttribute<Reflected.OrderAttribute>()!.Order).Select(one => one.Name
            + one.GetCustomAttribute<Reflected.OrderAttribute>()!.Label));
    public static string Defines()
        => All(Types().Where(one => one.IsDefined(typeof(Reflected.OrderAttribute), false)).Select(one => one.Name));
    public static string GetAttributes()
        => All(typeof(Reflected.PartsModule).GetCustomAttributes(true).OfType<Reflected.OrderAttribute>().Select(one => one.Order));
    public static string Names()
        => $"{typeof(Reflected.Outer.Inner).FullName} {typeof(Reflected.Box<>).Name} {typeof(string).FullName} {typeof(int)
            .Name} {typeof(Reflected.OrdersModule).BaseType!.Name}";
    public static string MakeType()
        => Activator.CreateInstance(typeof(Reflected.Box<>).MakeGenericType(typeof(int)))!.GetType().GetGenericArguments()[0].Name;
    public static string CallMade()
        => (string)typeof(Reflected.Box<>).MakeGenericType(typeof(string))
            .GetMethod("Kind")!.Invoke(Activator.CreateInstance(typeof(Reflected.Box<string>)), null)!;
    public static string CallStatic() => (string)typeof(Reflected.Tools).GetMethod("Twice")!.Invoke(null, ["ab"])!;
    public static string CallGeneric()
        => (string)typeof(Reflected.Tools).GetMethod(nameof(Reflected.Tools.Of))!.MakeGenericMethod(typeof(Reflected.Point))
            .Invoke(null, [])!;
    public static string CallHidden()
        => (string)typeof(Reflected.Tools)
            .GetMethod("Hidden", BindingFlags.NonPublic | BindingFlags.Static)!.Invoke(null, null)! + (typeof(Reflected.Tools)
            .GetMethod("Hidden") == null);
    public static string CallInterface()
        => (string)typeof(Reflected.IModule).GetMethod("Map")!.Invoke(new Reflected.OrdersModule(), ["x"])!;
    public static string Methods()
        => All(typeof(Reflected.Tools).GetMethods(BindingFlags.Public | BindingFlags.Static)
            .Select(one => $"{one.Name}:{one.ReturnType.Name}:{one.GetParameters().Length}"));
    public static string Properties()
        => All(typeof(Reflected.Point).GetProperties().Select(one => one.Name + one.PropertyType.Name)) + typeof(Reflected.Point)
            .GetProperty("X")!.GetValue(new Reflected.Point { X = 4 });
    public static string SetProperty()
    {
        var box = new Reflected.Box<string>();
        typeof(Reflected.Box<string>).GetProperty("Value")!.SetValue(box, "v");
        return box.Value!;
    }
    public static string Same()
        => $"{typeof(Reflected.Box<int>) == typeof(Reflected.Box<int>)} {typeof(Reflected.Box<int>)
            .GetGenericTypeDefinition() == typeof(Reflected.Box<>)} {new Reflected.Point()
            .GetType() == typeof(Reflected.Point)} {typeof(Reflected.IModule).IsInstanceOfType(new Reflected.OrdersModule())}";
    public static string Executing() => Names(Assembly.GetExecutingAssembly().GetTypes().Where(one => one.Name == "PartsModule"));
    public static string Delegates() => typeof(Reflected.Tools).GetMethod("Twice")!.CreateDelegate<Func<string, string>>()("z");

    public static string MethodsOfDelegates()
    {
        Delegate handler = Reflected.Tools.Twice;
        Func<string> own = "a".Trim;
        return $"{handler.Method.Name} {handler.Method.DeclaringType!.Name} {handler.GetMethodInfo().IsStatic} {own.Method.Name}";
    }
    public static string Loop()
    {
        var all = "";
        foreach (var type in Types())
        {
            if (type.IsAbstract || !type.IsAssignableTo(typeof(Reflected.IModule))) continue;
            var module = (Reflected.IModule)Activator.CreateInstance(type)!;
            all += module.Map("/") + ";";
        }
        return all;
    }
    public static string AssemblyName() => own.GetName().Name!;
    public static string Lookup() => own.GetType("Reflected.OrdersModule")!.Name + Type.GetType("Reflected.Point")!.Name;
}
