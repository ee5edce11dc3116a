import { csharp, type Examples } from "../example.js";

export const contractExamples: Examples = {
  definitionUnreadable: csharp(
    `
[Contract]
public static class TasksContract
{
    public static readonly Operation<int> Count = Outside.Make();
}
public static class Outside { public static Func<Operation<int>> Make = null!; }`,
    `
[Contract]
public static class TasksContract
{
    public static readonly Operation<int> Count = Define.Get<int>("/tasks/count");
}`,
  ),
  argumentNotConstant: csharp(
    `
[Contract]
public static class TasksContract
{
    public static readonly Operation<int> Count = Define.Get<int>(Environment.GetEnvironmentVariable("ROUTE")!);
}`,
    [
      'public static readonly Operation<int> Count = Define.Get<int>(Environment.GetEnvironmentVariable("ROUTE")!);',
      `private const string Root = "/tasks";
    public static readonly Operation<int> Count = Define.Get<int>($"{Root}/count");`,
    ],
  ),
  contractNotReadable: csharp(
    `
[Contract]
public class TasksContract { public int Count { get; set; } }`,
    `
[Contract]
public static class TasksContract
{
    public static readonly Operation<int> Count = Define.Get<int>("/tasks/count");
}`,
  ),
  contractEmpty: csharp(
    `
[Contract]
public static class TasksContract { }`,
    `
[Contract]
public static class TasksContract
{
    public static readonly Operation<int> Count = Define.Get<int>("/tasks/count");
}`,
  ),
  exampleNotJson: csharp(
    `
[Contract]
public static class TasksContract
{
    public static readonly Operation<string> Title = Define.Get<string>("/title").ResponseExample(200, "Write the report");
}`,
    [
      'public static readonly Operation<string> Title = Define.Get<string>("/title").ResponseExample(200, "Write the report");',
      `public static readonly Operation<string> Title = Define.Get<string>("/title").ResponseExample(200, "\\"Write the report\\"");`,
    ],
  ),
  statusDeclaredTwice: csharp(
    `
[Contract]
public static class TasksContract
{
    public static readonly Operation<int> Count = Define.Get<int>("/tasks").Returns<string>(404).Returns<int>(404);
}`,
    [
      'public static readonly Operation<int> Count = Define.Get<int>("/tasks").Returns<string>(404).Returns<int>(404);',
      'public static readonly Operation<int> Count = Define.Get<int>("/tasks").Returns<string>(404).Returns<int>(409);',
    ],
  ),
};
