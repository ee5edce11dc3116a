// A mediator of the program's own with behaviours, a controller base that sends, and middleware that maps exceptions by their type.
using System.ComponentModel.DataAnnotations;
using System.Text.Json.Serialization;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers().AddJsonOptions(options => options.JsonSerializerOptions.Converters.Add(new JsonStringEnumConverter()));
builder.Services.AddSingleton<ISender, Sender>();
builder.Services.AddTransient<IHandler<GetTicket, TicketDto>, GetTicketHandler>();
builder.Services.AddTransient<IHandler<OpenTicket, TicketDto>, OpenTicketHandler>();
builder.Services.AddTransient<IHandler<CloseTicket, Nothing>, CloseTicketHandler>();
builder.Services.AddTransient<IHandler<SearchTickets, IReadOnlyList<TicketDto>>, SearchTicketsHandler>();
var app = builder.Build();
app.UseErrors();
app.MapControllers();
app.Run();
public interface IRequest<TResponse>;
public interface IHandler<TRequest, TResponse>
    where TRequest : IRequest<TResponse> { Task<TResponse> Handle(TRequest request, CancellationToken token); }
public interface ISender { Task<TResponse> Send<TResponse>(IRequest<TResponse> request, CancellationToken token = default); }
public sealed class Sender(IServiceProvider services) : ISender
{
    public Task<TResponse> Send<TResponse>(IRequest<TResponse> request, CancellationToken token)
    {
        var errors = new List<ValidationResult>();
        if (!Validator.TryValidateObject(request, new ValidationContext(request), errors, true)) throw new Refused(errors);
        dynamic handler = services.GetRequiredService(typeof(IHandler<,>).MakeGenericType(request.GetType(), typeof(TResponse)));
        return handler.Handle((dynamic)request, token);
    }
}
public readonly record struct Nothing;
public enum State { Open, Waiting, Closed }
public sealed record TicketDto(int Id, string Title, State State, TimeSpan? Age);
public sealed record GetTicket(int Id) : IRequest<TicketDto>;
public sealed record OpenTicket([property: MinLength(3)] string Title) : IRequest<TicketDto>;
public sealed record CloseTicket(int Id) : IRequest<Nothing>;
public sealed record SearchTickets(State? State, [property: Range(1, 50)] int Take) : IRequest<IReadOnlyList<TicketDto>>;
public sealed class GetTicketHandler : IHandler<GetTicket, TicketDto>
{
    public Task<TicketDto> Handle(GetTicket request, CancellationToken token) =>
        request.Id > 0 ? Task.FromResult(new TicketDto(request.Id, "t", State.Open, null)) : throw new Missing("ticket", request.Id);
}
public sealed class OpenTicketHandler : IHandler<OpenTicket, TicketDto>
{
    public Task<TicketDto> Handle(OpenTicket request, CancellationToken token) =>
        Task.FromResult(new TicketDto(1, request.Title, State.Open, TimeSpan.Zero));
}
public sealed class CloseTicketHandler : IHandler<CloseTicket, Nothing>
{
    public Task<Nothing> Handle(CloseTicket request, CancellationToken token) =>
        request.Id % 2 == 0 ? Task.FromResult(new Nothing()) : throw new Occupied();
}
public sealed class SearchTicketsHandler : IHandler<SearchTickets, IReadOnlyList<TicketDto>>
{
    public Task<IReadOnlyList<TicketDto>> Handle(SearchTickets request, CancellationToken token) =>
        Task.FromResult<IReadOnlyList<TicketDto>>([new(1, "a", request.State ?? State.Waiting, TimeSpan.FromHours(30))]);
}
public sealed class Missing(string what, object key) : Exception($"{what} {key}");
public sealed class Occupied : Exception;
public sealed class Refused(IEnumerable<ValidationResult> errors) : Exception {
    public string[] Reasons { get; } = [.. errors.Select(error => error.ErrorMessage ?? "")]; }
public sealed class ErrorMiddleware(RequestDelegate next)
{
    public async Task InvokeAsync(HttpContext context)
    {
        try { await next(context); }
        catch (Exception exception) { await HandleAsync(context, exception); }
    }
    private static Task HandleAsync(HttpContext context, Exception exception)
    {
        var (status, body) = exception switch
        {
            Missing missing => (StatusCodes.Status404NotFound, new ErrorDto("missing", [missing.Message])),
            Occupied => (StatusCodes.Status423Locked, new ErrorDto("occupied", [])),
            Refused refused => (StatusCodes.Status422UnprocessableEntity, new ErrorDto("refused", refused.Reasons)),
            _ => (StatusCodes.Status500InternalServerError, new ErrorDto("unexpected", [])),
        };
        context.Response.StatusCode = status;
        return context.Response.WriteAsJsonAsync(body);
    }
}
public sealed record ErrorDto(string Code, IReadOnlyList<string> Reasons);
public static class ErrorExtensions {
    public static IApplicationBuilder UseErrors(this IApplicationBuilder app) => app.UseMiddleware<ErrorMiddleware>(); }
[ApiController, Route("api/[controller]")]
public abstract class SendingController : ControllerBase
{
    private ISender? _sender;
    protected ISender Sender => _sender ??= HttpContext.RequestServices.GetRequiredService<ISender>();
}
public class TicketsController : SendingController
{
    [HttpGet("{id}")] public async Task<ActionResult<TicketDto>> Get(int id) => await Sender.Send(new GetTicket(id));
    [HttpGet] public async Task<IActionResult> Search([FromQuery] SearchTickets query) => Ok(await Sender.Send(query));
    [HttpPost] public async Task<IActionResult> Open(OpenTicket command)
    {
        var ticket = await Sender.Send(command);
        return CreatedAtAction(nameof(Get), new { id = ticket.Id }, ticket);
    }
    [HttpDelete("{id}")] public async Task<IActionResult> Close(int id)
    {
        await Sender.Send(new CloseTicket(id));
        return NoContent();
    }
}
