import { csharp, type Examples } from "../example.js";

export const endpointExamples: Examples = {
  mappedRouteUnreadable: csharp(
    `
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet(app.Configuration["Route"]!, () => 1);
app.Run();`,
    ['app.MapGet(app.Configuration["Route"]!, () => 1);', 'app.MapGet("/tasks/count", () => 1);'],
    "--routes",
  ),
  groupUnreadable: csharp(
    `
var app = WebApplication.CreateBuilder(args).Build();
app.MapGroup(app.Configuration["Root"]!).MapGet("/count", () => 1);
app.Run();`,
    [
      'app.MapGroup(app.Configuration["Root"]!).MapGet("/count", () => 1);',
      'app.MapGroup("/tasks").MapGet("/count", () => 1);',
    ],
    "--routes",
  ),
  anyMethodServed: csharp(
    `
var app = WebApplication.CreateBuilder(args).Build();
app.Map("/tasks/count", () => 1);
app.Run();`,
    ['app.Map("/tasks/count", () => 1);', 'app.MapGet("/tasks/count", () => 1);'],
    "--served",
  ),
};
