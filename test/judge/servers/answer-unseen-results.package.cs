// The package of answer-unseen-results.cs.
using Microsoft.AspNetCore.Mvc;
public interface IMaker
{
    IResult Make();
    IResult MakeOf<T>(T value);
    Task<IResult> MakeAsync();
    IActionResult MakeAction();
}
public class Maker : IMaker
{
    public IResult Make() => Results.NotFound();
    public IResult MakeOf<T>(T value) => Results.Conflict(value);
    public Task<IResult> MakeAsync() => Task.FromResult(Results.NotFound());
    public IActionResult MakeAction() => new NotFoundObjectResult(1);
}
public static class Made
{
    public static IResult Result() => Results.NotFound();
    public static IActionResult Action() => new NotFoundResult();
}
