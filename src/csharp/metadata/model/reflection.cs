// Types, members and assemblies at run time, as far as programs scan themselves.
#nullable enable

namespace System
{
    public abstract class Type : System.Reflection.MemberInfo
    {
        public abstract string? FullName { get; }
        public abstract string? Namespace { get; }
        public abstract System.Reflection.Assembly Assembly { get; }
        public abstract Type? BaseType { get; }
        public override Type? DeclaringType { get; }
        public virtual Type[] GenericTypeArguments { get; }
        public bool IsAbstract { get; }
        public bool IsArray { get; }
        public bool IsClass { get; }
        public bool IsInterface { get; }
        public bool IsEnum { get; }
        public bool IsValueType { get; }
        public bool IsSealed { get; }
        public bool IsPublic { get; }
        public bool IsNotPublic { get; }
        public bool IsNested { get; }
        public bool IsNestedPublic { get; }
        public bool IsVisible { get; }
        public virtual bool IsGenericParameter { get; }
        public virtual bool IsGenericType { get; }
        public virtual bool IsGenericTypeDefinition { get; }
        public virtual bool IsConstructedGenericType { get; }
        public virtual bool ContainsGenericParameters { get; }
        public static Type? GetType(string typeName);
        public virtual bool IsAssignableFrom(Type? c);
        public bool IsAssignableTo(Type? targetType);
        public virtual bool IsSubclassOf(Type c);
        public virtual bool IsInstanceOfType(object? o);
        public abstract Type? GetElementType();
        public virtual Type[] GetGenericArguments();
        public virtual Type GetGenericTypeDefinition();
        public abstract Type[] GetInterfaces();
        public virtual Type MakeGenericType(params Type[] typeArguments);
        public System.Reflection.MethodInfo? GetMethod(string name);
        public System.Reflection.MethodInfo? GetMethod(string name, System.Reflection.BindingFlags bindingAttr);
        public System.Reflection.MethodInfo? GetMethod(string name, Type[] types);
        public System.Reflection.MethodInfo[] GetMethods();
        public abstract System.Reflection.MethodInfo[] GetMethods(System.Reflection.BindingFlags bindingAttr);
        public System.Reflection.PropertyInfo? GetProperty(string name);
        public System.Reflection.PropertyInfo? GetProperty(string name, System.Reflection.BindingFlags bindingAttr);
        public System.Reflection.PropertyInfo[] GetProperties();
        public abstract System.Reflection.PropertyInfo[] GetProperties(System.Reflection.BindingFlags bindingAttr);
        public static bool operator ==(Type? left, Type? right);
        public static bool operator !=(Type? left, Type? right);
    }

    public static class Activator
    {
        public static T CreateInstance<T>();
        public static object? CreateInstance(Type type);
        public static object? CreateInstance(Type type, params object?[]? args);
    }

    public sealed class AppDomain
    {
        public static AppDomain CurrentDomain { get; }
        public System.Reflection.Assembly[] GetAssemblies();
    }
}

namespace System.Reflection
{
    public enum BindingFlags
    {
        Default = 0, IgnoreCase = 1, DeclaredOnly = 2, Instance = 4, Static = 8, Public = 16, NonPublic = 32,
        FlattenHierarchy = 64,
    }

    public interface ICustomAttributeProvider { }

    public abstract class MemberInfo : ICustomAttributeProvider
    {
        public abstract string Name { get; }
        public abstract Type? DeclaringType { get; }
        public abstract Type? ReflectedType { get; }
        public abstract object[] GetCustomAttributes(bool inherit);
        public abstract object[] GetCustomAttributes(Type attributeType, bool inherit);
        public abstract bool IsDefined(Type attributeType, bool inherit);
    }

    public abstract class TypeInfo : Type
    {
        public virtual System.Collections.Generic.IEnumerable<Type> ImplementedInterfaces { get; }
        public virtual bool IsAssignableFrom(TypeInfo? typeInfo);
        public virtual Type AsType();
    }

    public abstract class MethodBase : MemberInfo
    {
        public bool IsAbstract { get; }
        public bool IsPublic { get; }
        public bool IsStatic { get; }
        public bool IsVirtual { get; }
        public bool IsSpecialName { get; }
        public virtual bool IsGenericMethod { get; }
        public abstract ParameterInfo[] GetParameters();
        public object? Invoke(object? obj, object?[]? parameters);
        public static bool operator ==(MethodBase? left, MethodBase? right);
        public static bool operator !=(MethodBase? left, MethodBase? right);
    }

    public abstract class MethodInfo : MethodBase
    {
        public virtual Type ReturnType { get; }
        public virtual MethodInfo MakeGenericMethod(params Type[] typeArguments);
        public virtual Delegate CreateDelegate(Type delegateType);
        public virtual Delegate CreateDelegate(Type delegateType, object? target);
        public T CreateDelegate<T>() where T : Delegate;
        public T CreateDelegate<T>(object? target) where T : Delegate;
        public static bool operator ==(MethodInfo? left, MethodInfo? right);
        public static bool operator !=(MethodInfo? left, MethodInfo? right);
    }

    public static class RuntimeReflectionExtensions
    {
        public static MethodInfo GetMethodInfo(this Delegate del);
    }

    public abstract class PropertyInfo : MemberInfo
    {
        public abstract Type PropertyType { get; }
        public object? GetValue(object? obj);
        public void SetValue(object? obj, object? value);
    }

    public class ParameterInfo : ICustomAttributeProvider
    {
        public virtual string? Name { get; }
        public virtual Type ParameterType { get; }
    }

    public sealed class AssemblyName
    {
        public string? Name { get; set; }
    }

    public abstract class Assembly : ICustomAttributeProvider
    {
        public virtual System.Collections.Generic.IEnumerable<TypeInfo> DefinedTypes { get; }
        public virtual System.Collections.Generic.IEnumerable<Type> ExportedTypes { get; }
        public static Assembly GetExecutingAssembly();
        public static Assembly? GetEntryAssembly();
        public static Assembly GetCallingAssembly();
        public static Assembly? GetAssembly(Type type);
        public static Assembly Load(string assemblyString);
        public virtual AssemblyName GetName();
        public virtual Type? GetType(string name);
        public virtual Type[] GetTypes();
        public virtual Type[] GetExportedTypes();
    }

    public static class IntrospectionExtensions
    {
        public static TypeInfo GetTypeInfo(this Type type);
    }

    public static class CustomAttributeExtensions
    {
        public static T? GetCustomAttribute<T>(this MemberInfo element) where T : Attribute;
        public static T? GetCustomAttribute<T>(this MemberInfo element, bool inherit) where T : Attribute;
        public static Attribute? GetCustomAttribute(this MemberInfo element, Type attributeType);
        public static System.Collections.Generic.IEnumerable<T> GetCustomAttributes<T>(this MemberInfo element)
            where T : Attribute;
        public static System.Collections.Generic.IEnumerable<T> GetCustomAttributes<T>(
            this MemberInfo element, bool inherit)
            where T : Attribute;
        public static bool IsDefined(this MemberInfo element, Type attributeType);
    }
}

namespace System.Text.RegularExpressions
{
    [Flags]
    public enum RegexOptions
    {
        None = 0, IgnoreCase = 1, Multiline = 2, ExplicitCapture = 4, Compiled = 8, Singleline = 16,
        IgnorePatternWhitespace = 32, RightToLeft = 64, ECMAScript = 256, CultureInvariant = 512, NonBacktracking = 1024,
    }

    public class Regex
    {
        public Regex(string pattern);
        public Regex(string pattern, RegexOptions options);
        public Regex(string pattern, RegexOptions options, TimeSpan matchTimeout);
        public bool IsMatch(string input);
        public static bool IsMatch(string input, string pattern);
        public static bool IsMatch(string input, string pattern, RegexOptions options);
        public string Replace(string input, string replacement);
        public static string Replace(string input, string pattern, string replacement);
        public static string Replace(string input, string pattern, string replacement, RegexOptions options);
        public static string Replace(
            string input, string pattern, string replacement, RegexOptions options, TimeSpan matchTimeout);
    }
}
