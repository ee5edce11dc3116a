// A choice between values has the type that all of them become; text and JSON under one status keep their content types.
// writes more: a value that is the whole answer has the members of its derived type
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/derived", (bool? dog) => dog == true ? new Dog() : Store.Get());
app.MapGet("/numbers", (bool? whole) => whole == true ? 1 : 2.5);
app.MapGet("/maybe", (bool? none) => none == true ? Store.Maybe() : Store.Get());
app.MapGet("/object", (bool? text) => text == true ? (object)"a" : 1);
app.MapGet("/switch", (int? n) => n switch { 1 => new Dog(), 2 => Store.Get(), _ => new Cat() });
app.MapGet("/lists", (bool? list) => list == true ? new List<int>() : Store.Numbers());
app.MapGet("/text-last", object (bool? number) => number == true ? 1 : "a");
app.Run();
public class Animal { public int Age { get; set; } }
public class Dog : Animal { public int Bark { get; set; } }
public class Cat : Animal { public int Lives { get; set; } }
public static class Store
{
    public static Animal Get() => new Cat();
    public static Animal? Maybe() => null;
    public static IEnumerable<int> Numbers() => [];
}
