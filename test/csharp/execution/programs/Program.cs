// Runs every case and writes what it gives: what the machine is compared with.
using System.Reflection;

foreach (var type in Assembly.GetExecutingAssembly().GetTypes().Where(one => one.Name.EndsWith("Cases")))
{
    foreach (var method in type.GetMethods(BindingFlags.Public | BindingFlags.Static | BindingFlags.DeclaredOnly))
        Console.WriteLine($"{type.Name}.{method.Name}: {method.Invoke(null, null)}".Replace("\n", "\\n"));
}
