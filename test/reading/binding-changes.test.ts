/** A running server with the binder of the first row read `name` from a header, where the client sends it in the query. */
import { expect, test } from "vitest";
import { readWithDiagnostics } from "./read-source.js";

const usings = ["ApplicationModels", "ModelBinding", "ModelBinding.Metadata"]
  .map((name) => `using Microsoft.AspNetCore.Mvc.${name};`)
  .join(" ");

function told(setup: string, more = ""): readonly string[] {
  const { diagnostics } = readWithDiagnostics(
    {
      "Program.cs": `${usings} var builder = WebApplication.CreateBuilder(args); builder.Services.AddControllers(options => { ${setup} }); var app = builder.Build(); app.MapControllers(); app.Run();`,
      "Todos.cs": `${usings} [ApiController, Route("todos")] public class TodosController : ControllerBase { [HttpGet] public int Get(string name) => 1; } ${more}`,
    },
    { served: { include: [], exclude: [] } },
  );
  return diagnostics.map(({ code }) => code);
}

const convention = (statement: string): string =>
  `public class OwnConvention : IActionModelConvention { public void Apply(ActionModel action) { foreach (var parameter in action.Parameters) ${statement} } }`;

test.each<[title: string, setup: string, more?: string]>([
  ["a model binder provider", "options.ModelBinderProviders.Insert(0, new OwnProvider());"],
  ["a value provider factory", "options.ValueProviderFactories.Add(new OwnFactory());"],
  [
    "what describes models",
    "options.ModelMetadataDetailsProviders.Add(new ExcludeBindingMetadataProvider(typeof(int)));",
  ],
  [
    "a provider of the project that decides what is bound",
    "options.ModelMetadataDetailsProviders.Add(new Own());",
    "public class Own : IBindingMetadataProvider { public void CreateBindingMetadata(BindingMetadataProviderContext context) { } }",
  ],
  [
    "a convention that says where parameters come from",
    "options.Conventions.Add(new OwnConvention());",
    convention("parameter.BindingInfo = new BindingInfo { BindingSource = BindingSource.Header };"),
  ],
  [
    "a convention that completes what parameters say",
    "options.Conventions.Add(new OwnConvention());",
    convention("{ parameter.BindingInfo ??= new(); parameter.BindingInfo.BindingSource = BindingSource.Header; }"),
  ],
])("%s is said", (_, setup, more) => {
  expect(new Set(told(setup, more))).toEqual(new Set(["TN2213"]));
});

test.each<[title: string, setup: string, more?: string]>([
  [
    "names in the messages of validation",
    "options.ModelMetadataDetailsProviders.Add(new SystemTextJsonValidationMetadataProvider());",
  ],
  [
    "a provider of the project for the messages of validation",
    "options.ModelMetadataDetailsProviders.Add(new OwnMessages());",
    "public class OwnMessages : IValidationMetadataProvider { public void CreateValidationMetadata(ValidationMetadataProviderContext context) { } }",
  ],
  ["a list of another kind", "options.ModelValidatorProviders.Clear();"],
  [
    "a convention that only looks",
    "options.Conventions.Add(new OwnConvention());",
    convention("if (parameter.BindingInfo?.BindingSource == BindingSource.Body) Console.WriteLine(parameter.Name);"),
  ],
])("%s is not", (_, setup, more) => {
  expect(told(setup, more)).toEqual([]);
});
