import { csharp, type Examples } from "../example.js";

export const nameExamples: Examples = {
  parameterNameTaken: csharp(
    `
[ApiController, ContractClient, Route("tasks")]
public class TasksController : ControllerBase
{
    [HttpGet] public int Find(int Page, int page) => 1;
}`,
    ["[HttpGet] public int Find(int Page, int page) => 1;", "[HttpGet] public int Find(int page, int size) => 1;"],
  ),
};
