// Metadata that is given to a route by hand.
// announced: 5
using Microsoft.AspNetCore.Authorization;
using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddAuthentication().AddBearerToken();
builder.Services.AddAuthorization();
var app = builder.Build();
app.MapGet("/open", () => 1);
app.MapGet("/with", () => 1).WithMetadata(new AuthorizeAttribute());
app.MapGet("/with-anonymous", () => 1).RequireAuthorization().WithMetadata(new AllowAnonymousAttribute());
app.MapGet("/added", () => 1).Add(endpoint => endpoint.Metadata.Add(new AuthorizeAttribute()));
app.MapGet("/finally", () => 1).Finally(endpoint => endpoint.Metadata.Add(new AuthorizeAttribute()));
app.MapGet("/produces", () => Results.StatusCode(202)).WithMetadata(new ProducesResponseTypeAttribute(typeof(int), 202));
app.MapGet("/own", () => 1).WithMetadata(new MembersAttribute(), new PlainAttribute());
app.MapGet("/tags", () => 1).WithMetadata(new TagsAttribute("x"));
var group = app.MapGroup("/group").WithMetadata(new AuthorizeAttribute());
group.MapGet("/closed", () => 1);
app.Run();
public class MembersAttribute : AuthorizeAttribute;
public class PlainAttribute : Attribute;
