using Tenon;

namespace Load;

/// <summary>What both servers under load serve: JSON with declared errors, and files.</summary>
[Contract]
public static class LoadContract
{
    public static readonly Operation<GetItem, Item> Get = Define.Get<GetItem, Item>("/api/items/{id:int}").Returns<Missing>(404);

    public static readonly Operation<NewItem, Item> Create = Define.Post<NewItem, Item>("/api/items").Returns<Missing>(422);

    public static readonly FileOperation<GetFile> File = Define.File<GetFile>("/api/files/{kilobytes:int}")
        .ContentType("application/octet-stream")
        .Returns<Missing>(404);
}

public sealed record GetItem(int Id);

public sealed record NewItem(string Name, int Count);

public sealed record Item(int Id, string Name);

public sealed record Missing(string Reason);

public sealed record GetFile(int Kilobytes);

/// <summary>The answers, the same on both hosts.</summary>
public static class LoadAnswers
{
    public static Terminal Get(int id) =>
        id % 2 == 0
            ? LoadContract.Get.Bind(new GetItem(id)).Success(new Item(id, $"item {id}"))
            : LoadContract.Get.Bind(new GetItem(id)).Respond(404, new Missing($"no item {id}"));

    public static Terminal Create(NewItem item) =>
        item.Count >= 0
            ? LoadContract.Create.Bind(item).Success(new Item(item.Count, item.Name))
            : LoadContract.Create.Bind(item).Respond(422, new Missing("a negative count"));

    public static Terminal File(int kilobytes) =>
        kilobytes > 0
            ? LoadContract.File.Bind(new GetFile(kilobytes)).File(new CountedStream(kilobytes * 1024L))
            : LoadContract.File.Bind(new GetFile(kilobytes)).Respond(404, new Missing("an empty file"));
}
