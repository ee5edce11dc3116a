import { csharp, type Examples } from "../example.js";

export const endpointExamples: Examples = {
  mappedRouteUnreadable: csharp(
    `
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet(app.Configuration["Route"]!, () => 1);
app.Run();`,
    `
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/tasks/count", () => 1);
app.Run();`,
    "--routes",
  ),
  groupUnreadable: csharp(
    `
var app = WebApplication.CreateBuilder(args).Build();
app.MapGroup(app.Configuration["Root"]!).MapGet("/count", () => 1);
app.Run();`,
    `
var app = WebApplication.CreateBuilder(args).Build();
app.MapGroup("/tasks").MapGet("/count", () => 1);
app.Run();`,
    "--routes",
  ),
  anyMethodServed: csharp(
    `
var app = WebApplication.CreateBuilder(args).Build();
app.Map("/tasks/count", () => 1);
app.Run();`,
    `
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/tasks/count", () => 1);
app.Run();`,
    "--served",
  ),
};
