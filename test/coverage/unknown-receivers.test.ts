/** Groups whose type is not known, because the package that decorates them is not restored. */
import { expect, test } from "vitest";
import { runInMemory } from "../cli/run-in-memory.js";

const project = (sdk: string, content: string): string =>
  `<Project Sdk="${sdk}"><PropertyGroup><TargetFramework>net10.0</TargetFramework><ImplicitUsings>enable</ImplicitUsings></PropertyGroup><ItemGroup>${content}</ItemGroup></Project>`;

const library = `using Microsoft.AspNetCore.Builder; using Microsoft.AspNetCore.Routing;
namespace Shop;
public static class Modules {
  public static IEndpointRouteBuilder MapShop(this IEndpointRouteBuilder endpoints) {
    var products = endpoints.MapGroup("products").HasApiVersion(1.0);
    products.MapGetProduct();
    return endpoints;
  }
  public static void MapUnused(this IEndpointRouteBuilder endpoints) => endpoints.MapGet("unused", () => "no");
}
public static class GetProduct {
  internal static RouteHandlerBuilder MapGetProduct(this IEndpointRouteBuilder app) => app.MapGet("/{id:guid}", (Guid id) => "one");
}`;

test("an extension of a library that is called on such a group is followed to the program", async () => {
  const { out } = await runInMemory(["--project", "server/Server.csproj", "--routes"], {
    "/app/server/Server.csproj": project(
      "Microsoft.NET.Sdk.Web",
      '<ProjectReference Include="../library/Library.csproj" />',
    ),
    "/app/server/Program.cs":
      "using Shop; var app = WebApplication.CreateBuilder(args).Build(); app.MapShop(); app.Run();",
    "/app/library/Library.csproj": project(
      "Microsoft.NET.Sdk",
      '<FrameworkReference Include="Microsoft.AspNetCore.App" /><PackageReference Include="Asp.Versioning.Http" Version="8.1.0" />',
    ),
    "/app/library/Modules.cs": library,
  });
  expect(out).toMatch(/^GET {2}\/products\/\{id:guid\} /m);
  expect(out).toContain("1 route.");
});

test("a start method that is given the application too is the framework's to call, from wherever it does", async () => {
  const { out } = await runInMemory(["--project", "server/Server.csproj", "--routes"], {
    "/app/server/Server.csproj": project("Microsoft.NET.Sdk.Web", ""),
    "/app/server/Program.cs": `using Outside; var app = WebApplication.CreateBuilder(args).Build(); Pipeline.Run(app, Modules.Find()); app.Run();
      public interface IStartup { void Configure(IApplicationBuilder app, IEndpointRouteBuilder routes); }
      public class Startup : IStartup { public void Configure(IApplicationBuilder app, IEndpointRouteBuilder routes) => routes.MapGet("/users", () => 1); }
      public static class Pipeline { public static void Run(IApplicationBuilder app, IEnumerable<IStartup> all) { foreach (var one in all) one.Configure(app, Modules.RoutesOf(app)); } }`,
  });
  expect(out).toMatch(/^GET {2}\/users /m);
  expect(out).toContain("1 route.");
});

const moduleOf = (start: string): Record<string, string> => ({
  "/app/Server.csproj": project("Microsoft.NET.Sdk.Web", '<PackageReference Include="Asp.Outside" Version="1.0.0" />'),
  "/app/Program.cs": `using Outside; var app = WebApplication.CreateBuilder(args).Build(); ${start} app.Run();
    public static class Endpoints {
      public static RouteHandlerBuilder MapOne(this IEndpointRouteBuilder app) => app.MapGet("/one", () => "one");
    }`,
});

test("builders that a method of a missing package returns keep their routes", async () => {
  const { out } = await runInMemory(
    ["--project", "Server.csproj", "--routes"],
    moduleOf('app.NewVersionedApi("Shop").WithTags("Shop").MapGroup("products").HasApiVersion(1.0).MapOne();'),
  );
  expect(out).toMatch(/^GET {2}\/products\/one /m);
});

test("what is mapped on a value of which nothing is known is announced", async () => {
  const { error } = await runInMemory(
    ["--project", "Server.csproj", "--routes"],
    moduleOf(
      'var group = Outside.Groups.Make("shop"); group.MapGroup("products").MapOne(); group.MapGet("two", () => 2);',
    ),
  );
  expect(error).toMatch(/TN2185|TN2216/);
});
