using System.Net;

namespace Tenon.Tests;

public sealed class FileAnswerTests(SharedServer server) : IClassFixture<SharedServer>
{
    private const int TenMegabytes = 10 * 1024 * 1024;

    public static TheoryData<int, string> Contents()
    {
        var data = new TheoryData<int, string>();
        foreach (var size in new[] { 0, 1, 4096, TenMegabytes })
        {
            foreach (var kind in new[] { "bytes", "memory", "stream", "chunked" })
            {
                data.Add(size, kind);
            }
        }

        return data;
    }

    [Theory]
    [MemberData(nameof(Contents))]
    public async Task BytesArriveAsTheyWereGivenThroughControllers(int size, string kind)
    {
        var response = await server.Client.GetAsync(new Uri($"/api/download?size={size}&kind={kind}&range=false", UriKind.Relative));

        Assert.Equal(HttpStatusCode.OK, response.StatusCode);
        Assert.Equal("text/csv; charset=utf-8", response.Content.Headers.ContentType?.ToString());
        Assert.Equal(Payload.Of(size), await response.Content.ReadAsByteArrayAsync());
    }

    [Theory]
    [MemberData(nameof(Contents))]
    public async Task BytesArriveAsTheyWereGivenThroughMinimalApis(int size, string kind)
    {
        await using var other = await LoopbackServer.Start(app => app.MapContract(ImagesContract.Raw, () => kind switch
        {
            "bytes" => ImagesContract.Raw.Bind().File(Payload.Of(size)).ToResult(),
            "memory" => ImagesContract.Raw.Bind().File(Payload.Of(size).AsMemory()).ToResult(),
            "stream" => ImagesContract.Raw.Bind().File(new MemoryStream(Payload.Of(size))).ToResult(),
            _ => ImagesContract.Raw.Bind().File(new ChunkedStream(Payload.Of(size))).ToResult(),
        }));

        var response = await other.Client.GetAsync(new Uri("/api/raw", UriKind.Relative));

        Assert.Equal(HttpStatusCode.OK, response.StatusCode);
        Assert.Equal("application/octet-stream", response.Content.Headers.ContentType?.ToString());
        Assert.Equal(Payload.Of(size), await response.Content.ReadAsByteArrayAsync());
    }

    [Theory]
    [InlineData("png", "image/png", 0)]
    [InlineData("jpeg", "image/jpeg", 0)]
    [InlineData("svg", "image/svg+xml; charset=utf-8", 1)]
    public async Task TheContentTypeIsTheSelectedOneWhateverTheBytesAre(string format, string contentType, int skipped)
    {
        var response = await server.Client.GetAsync(new Uri($"/api/images/{format}", UriKind.Relative));

        Assert.Equal(contentType, response.Content.Headers.ContentType?.ToString());
        Assert.Equal(Payload.Small[skipped..], await response.Content.ReadAsByteArrayAsync());
    }

    private static readonly string?[] Ranges =
    [
        null, "bytes=0-0", "bytes=10-19", "bytes=-5", "bytes=90-", "bytes=100-", "bytes=5-1", "lines=1-2", "bytes=0-1,4-5",
    ];

    public static TheoryData<string, string, bool, string?, string?> FrameworkCases()
    {
        var data = new TheoryData<string, string, bool, string?, string?>();
        foreach (var method in new[] { "GET", "HEAD" })
        {
            foreach (var kind in new[] { "bytes", "memory", "stream", "chunked" })
            {
                foreach (var enabled in new[] { false, true })
                {
                    foreach (var range in Ranges)
                    {
                        data.Add(method, kind, enabled, range, null);
                    }
                }

                data.Add(method, kind, false, null, "Bericht \"März\";\u20AC.csv");
            }
        }

        return data;
    }

    /// <summary>Judge: the framework's own file results on the same server.</summary>
    [Fact]
    public async Task RangesAndHeadBehaveAsTheFrameworksOwnFileResults()
    {
        foreach (var row in FrameworkCases())
        {
            var (method, kind, enabled, range, name) = ((string)row[0]!, (string)row[1]!, (bool)row[2]!, (string?)row[3], (string?)row[4]);
            var query = $"download?size=100&kind={kind}&range={enabled}&name={Uri.EscapeDataString(name ?? string.Empty)}";

            var expected = await Ask(server.Client, method, $"/framework/{query}", range);
            var actual = await Ask(server.Client, method, $"/api/{query}", range);

            Assert.Equal((row, expected), (row, actual));
        }
    }

    [Fact]
    public async Task AStreamIsDisposedOnceWhenItHasBeenSent()
    {
        var stream = new ChunkedStream(Payload.Of(5_000));
        await using (var other = await LoopbackServer.Start(
            app => app.MapContract(ImagesContract.Raw, () => ImagesContract.Raw.Bind().File(stream).ToResult())))
        {
            await other.Client.GetByteArrayAsync(new Uri("/api/raw", UriKind.Relative));
        }

        // The server has stopped, so every answer has run to its end. The framework's own file result disposes the stream twice.
        Assert.Equal(1, stream.Disposals);
    }

    [Fact]
    public void AStreamIsDisposedWhenTheAnswerIsRefused()
    {
        var stream = new ChunkedStream(Payload.Small);

        Assert.Throws<ContractViolationException>(
            () => ImagesContract.Get.Bind(new GetImage("gif")).File(stream, contentType: "image/gif"));

        Assert.True(stream.IsDisposed);
    }

    [Fact]
    public void ADisposedStreamIsRefusedBeforeAnythingIsSent()
    {
        var stream = new MemoryStream();
        stream.Dispose();

        var refused = Assert.Throws<ArgumentException>(() => ImagesContract.Raw.Bind().File(stream));

        Assert.Contains("GET /api/raw was given a stream that cannot be read", refused.Message, StringComparison.Ordinal);
        Assert.Contains("Hand over an open stream", refused.Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task AnotherSuccessStatusIsKept()
    {
        var operation = Define.File("/partial").Status(203);
        await using var other = await LoopbackServer.Start(
            app => app.MapContract(operation, () => operation.Bind().File(Payload.Small).ToResult()));

        var response = await other.Client.GetAsync(new Uri("/partial", UriKind.Relative));

        Assert.Equal(HttpStatusCode.NonAuthoritativeInformation, response.StatusCode);
    }

    private static async Task<string> Ask(HttpClient client, string method, string path, string? range)
    {
        using var request = new HttpRequestMessage(new HttpMethod(method), path);
        if (range is not null)
        {
            request.Headers.TryAddWithoutValidation("Range", range);
        }

        using var response = await client.SendAsync(request);
        var headers = response.Headers.Concat(response.Content.Headers)
            .Where(header => header.Key != "Date")
            .OrderBy(header => header.Key, StringComparer.Ordinal)
            .Select(header => $"{header.Key}: {string.Join(", ", header.Value)}");
        var body = Convert.ToHexString(await response.Content.ReadAsByteArrayAsync());
        return $"{(int)response.StatusCode}\n{string.Join('\n', headers)}\n{body}";
    }
}
