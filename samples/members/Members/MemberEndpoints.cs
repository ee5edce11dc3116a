using System.Text;
using Club.Contracts;
using Tenon;

namespace Club.Members;

/// <summary>The members as minimal APIs: route and method are written once, in the contract.</summary>
public static class MemberEndpoints
{
    private static readonly byte[] OnePixel = Convert.FromBase64String(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==");

    public static void MapMembers(this IEndpointRouteBuilder app)
    {
        app.MapContract(MembersContract.List, List);
        app.MapContract(MembersContract.Get, (Guid id, MemberStore members) => Get(new MemberKey(id), members));
        app.MapContract(MembersContract.Create, Create);
        app.MapContract(MembersContract.Change, Change);
        app.MapContract(MembersContract.Delete, (Guid id, MemberStore members) =>
        {
            var endpoint = MembersContract.Delete.Bind(new MemberKey(id));
            var answer = members.Remove(id) ? endpoint.Success() : endpoint.Respond(404, Unknown(id));
            return answer.ToResult();
        });
        app.MapGet(MembersContract.Picture.Route, Picture);
        app.MapMethods(MembersContract.Ping.Route, [MembersContract.Ping.Method], () => MembersContract.Ping.Bind().Success().ToResult());
    }

    private static IResult List([AsParameters] ListMembers query, MemberStore members)
    {
        var found = members.All
            .Where(member => query.Level is null || member.Level == query.Level)
            .Where(
                member => query.NameStartsWith is null || member.Name.StartsWith(query.NameStartsWith, StringComparison.OrdinalIgnoreCase))
            .ToList();
        var page = new Page<MemberDto>([.. found.Skip(query.Skip).Take(query.Take)], found.Count);
        return MembersContract.List.Bind(query).Success(page).ToResult();
    }

    private static IResult Get(MemberKey key, MemberStore members)
    {
        var endpoint = MembersContract.Get.Bind(key);
        return members.Find(key.Id) is { } member
            ? endpoint.Success(member).ToResult()
            : endpoint.Respond(404, Unknown(key.Id)).ToResult();
    }

    private static IResult Create(NewMember body, MemberStore members)
    {
        var endpoint = MembersContract.Create.Bind(body);
        if (!body.Email.Value.Contains('@', StringComparison.Ordinal))
        {
            return endpoint.Respond(422, new Rejected("email", "An address has an @ in it.")).ToResult();
        }

        var member = new MemberDto(Guid.NewGuid(), body.Name, body.Email, body.Level, body.Address, DateOnly.FromDateTime(DateTime.UtcNow));
        return endpoint.Success(members.Save(member)).ToResult();
    }

    private static IResult Change(Guid id, ChangeMember body, MemberStore members)
    {
        var endpoint = MembersContract.Change.Bind(body);
        return members.Find(id) switch
        {
            null => endpoint.Respond(404, Unknown(id)).ToResult(),
            var known =>
                endpoint.Success(members.Save(known with { Name = body.Name, Address = body.Address, Level = body.Level ?? known.Level }))
                    .ToResult(),
        };
    }

    private static IResult Picture(Guid id, string? format, MemberStore members)
    {
        var endpoint = MembersContract.Picture.Bind(new PictureKey(id, format));
        if (members.Find(id) is not { } member)
        {
            return endpoint.Respond(404, Unknown(id)).ToResult();
        }

        var letter = System.Net.WebUtility.HtmlEncode(member.Name[..1]);
        var drawing = $"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><text x="2" y="8">{letter}</text></svg>""";
        return format == "png"
            ? endpoint.File(OnePixel, contentType: "image/png", fileName: "picture.png").ToResult()
            : endpoint.File(Encoding.UTF8.GetBytes(drawing), contentType: "image/svg+xml", fileName: "picture.svg").ToResult();
    }

    private static Missing Unknown(Guid id) => new($"Nobody has the id {id}.");
}
