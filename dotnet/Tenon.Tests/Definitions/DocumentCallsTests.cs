namespace Tenon.Tests;

/// <summary>What a definition says for an OpenAPI document alone: tags, callbacks, and headers and meanings that responses share.</summary>
public sealed class DocumentCallsTests
{
    private static Operation Pets => Define.Get("/pets", "Pets");

    [Fact]
    public void ResponsesThatMeanTheSameAreDeclaredTogether()
    {
        var declaration = Pets.Returns<string>("Not there.", 404, 410).Declaration;

        Assert.Equal(["404", "410"], declaration.OtherResponses.Select(response => response.Status.ToString()));
        Assert.All(declaration.OtherResponses, response => Assert.Equal("Not there.", response.Description));
        Assert.Throws<ArgumentException>(() => Pets.Returns("Not there."));
    }

    [Fact]
    public void AHeaderBelongsToTheNamedStatusesOrToAll()
    {
        var declaration = Pets.Returns(404).ReturnsRange(5).ReturnsDefault()
            .ResponseHeader<int>("X-Rate", "Calls left.")
            .ResponseHeader<string>("X-Why", null, true, "5XX", "default").Declaration;

        Assert.All(declaration.Responses, response => Assert.Contains(response.Headers, header => header.Name == "X-Rate"));
        Assert.Equal(
            ["5XX", "default"],
            declaration.Responses.Where(response => response.Headers.Count == 2).Select(response => response.Status.ToString()));
        Assert.Throws<ArgumentException>(() => Pets.ResponseHeader<int>("X-Rate", null, false, "404"));
    }

    [Fact]
    public void TagsAndCallbacksAreKept()
    {
        var declaration = Pets.Tags("pet shop", "Further").Callback("onPet", """{ "x": {} }""").Declaration;

        Assert.Equal(["pet shop", "Further"], declaration.Tags);
        Assert.Equal("""{ "x": {} }""", declaration.Callbacks["onPet"]);
        Assert.Throws<ArgumentException>(() => Pets.Tags(" "));
        Assert.Throws<ArgumentException>(() => Pets.Callback("onPet", "{"));
    }
}
