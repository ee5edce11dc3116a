// Answers that are declared by type: .Produces(200, typeof(T)).
var app = WebApplication.CreateBuilder(args).Build();
app.MapPost("/login", (Login login) => Answers.Make(login)).Produces(StatusCodes.Status200OK, typeof(Token)).Produces(400);
app.MapPut("/login", (Login login) => Answers.Make(login)).Produces(200, typeof(Token), "application/json");
app.MapPatch("/login", (Login login) => Answers.Make(login))
    .Produces(statusCode: 409, responseType: typeof(List<Fault>))
    .Produces(contentType: "application/json", responseType: typeof(Token), statusCode: 200);
app.MapDelete("/login", (int id) => Answers.Make(new Login(""))).Produces(204, typeof(void)).Produces(200, responseType: null);
app.MapTyped<Token>("/typed");
app.Run();
public record Login(string User);
public record Token(string Text);
public record Fault(string Reason);
public static class Answers
{
    public static IResult Make(Login login) => (IResult)Activator.CreateInstance(Type.GetType(login.User)!)!;
    public static void MapTyped<T>(this IEndpointRouteBuilder app, string route) =>
        app.MapGet(route, (string user) => Make(new Login(user))).Produces(200, typeof(T));
}
