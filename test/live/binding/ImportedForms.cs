using System.Text.Json;
using Binding.Imported;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.Options;
using Tenon;
using JsonOptions = Microsoft.AspNetCore.Http.Json.JsonOptions;

namespace Binding;

/// <summary>The imported contract of forms.yaml, served by both frameworks: each answers what it bound.</summary>
public static class ImportedForms
{
    public static void Map(WebApplication app)
    {
        app.MapContract(FormsContract.OrderFromMinimalApi, ([FromForm] PurchaseForm form) =>
            FormsContract.OrderFromMinimalApi.Bind(form).Success(Bound(form)).ToResult()).DisableAntiforgery();
        // ASP.NET does not start with a form inside [AsParameters]: route and form are parameters of their own.
        app.MapContract(FormsContract.UploadToMinimalApi, (long id, [FromForm] UploadForm body, IOptions<JsonOptions> json) =>
        {
            var endpoint = FormsContract.UploadToMinimalApi.Bind(new UploadToMinimalApiInput { Id = id, Body = body });
            return endpoint.Success(Bound(id, body, json.Value)).ToResult();
        }).DisableAntiforgery();
        app.MapContract(FormsContract.ListOfMinimalApi, ([AsParameters] ListOfMinimalApiInput input) =>
            FormsContract.ListOfMinimalApi.Bind(input).Success(Bound(input)).ToResult());
    }

    public static Listed Bound(ListOfMinimalApiInput input) => new()
    {
        Id = input.Id,
        Numbers = input.Numbers,
        DayNames = input.DayNames,
        Marks = input.XMarks,
        Size = input.Size,
        Order = input.Order,
        Key = input.Key,
    };

    public static Purchase Bound(PurchaseForm form) => new()
    {
        OrderNo = form.OrderNo,
        ItemIds = form.ItemIds,
        Kind = form.Kind == "by-mail" ? PurchaseKind.ByMail : PurchaseKind.InStore,
        UnitPrice = form.UnitPrice,
        Gift = form.Gift,
        ShipTo = form.ShipTo is { } place ? new Place { City = place.City, Region = RegionOf(place.Region) } : null,
    };

    private static PlaceRegion? RegionOf(string? text) => text switch
    {
        "north-east" => PlaceRegion.NorthEast,
        "south_west" => PlaceRegion.SouthWest,
        _ => null,
    };

    public static Uploaded Bound(long id, UploadForm form, JsonOptions json) => new()
    {
        Id = id,
        Length = form.UpLoad.Length,
        MetaData = LabelIn(form.MetaData, json),
        Labels = form.Labels?.Select(label => LabelIn(label, json)).ToList(),
        NoteText = form.NoteText,
    };

    private static Label LabelIn(string part, JsonOptions json) =>
        JsonSerializer.Deserialize<Label>(part, json.SerializerOptions) ?? throw new JsonException("The part is null.");
}

[ApiController]
public sealed class ImportedFormsController(IOptions<JsonOptions> json) : ControllerBase
{
    [HttpPost("/forms/controllers")]
    public IActionResult Order([FromForm] PurchaseForm form) =>
        FormsContract.OrderFromController.Bind(form).Success(ImportedForms.Bound(form)).ToActionResult();

    [HttpGet("/filters/controllers")]
    public IActionResult Filter([FromQuery(Name = "my_filter"), ContractQuery(QueryStyle.DeepObject)] Filter filter)
    {
        var endpoint = FormsContract.FilterOfController.Bind(new FilterOfControllerInput { MyFilter = filter });
        return endpoint.Success(filter).ToActionResult();
    }

    [HttpGet("/lists/controllers/{id}")]
    public IActionResult List(long id, [FromQuery] ListOfControllerInput input) =>
        FormsContract.ListOfController.Bind(input with { Id = id }).Success(new Listed
        {
            Id = id,
            Numbers = input.Numbers,
            DayNames = input.DayNames,
            Marks = input.XMarks,
            Size = input.Size,
            Order = input.Order,
            Key = input.Key,
        }).ToActionResult();

    [HttpPost("/uploads/controllers/{id}")]
    public IActionResult Upload(long id, [FromForm] UploadForm body)
    {
        var endpoint = FormsContract.UploadToController.Bind(new UploadToControllerInput { Id = id, Body = body });
        return endpoint.Success(ImportedForms.Bound(id, body, json.Value)).ToActionResult();
    }
}
