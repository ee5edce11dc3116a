using System;
using System.Collections.Generic;
using Tenon;

namespace Acme;

[Contract]
public static class TasksContract
{
    private const string Base = "/api/tasks";

    public static readonly Operation<Query, List<TaskDto>> Search = Define.Get<Query, List<TaskDto>>(Base);
    public static readonly Operation<Key, TaskDto> Get = Define.Get<Key, TaskDto>(Base + "/{id:guid}");
    public static readonly Operation<Update, TaskDto> Update = Define.Put<Update, TaskDto>($"{Base}/{{id:guid}}/{{section:int}}");
    public static readonly InputOperation<Key> Delete = Define.Delete(Base + "/{id:guid}").Accepts<Key>();
    public static readonly Operation<string> Plain = Define.Get<string>(Base + "/{name}/plain");
    public static Operation Ping => Define.Head("/ping");
    public static Operation<TaskDto> Alias { get; } = Helper("/helped");

    private static Operation<TaskDto> Helper(string route) => Define.Get<TaskDto>(Base + route).Returns(404);
}

public record Query(Color? Color, List<string>? Tags, string? Text = null, int Page = 1);

public record Key(Guid Id, bool Deep = false);

public record Update(Guid Id, string Title, Color Color);

public record TaskDto(Guid Id, string Title);

public enum Color { Red, Green }
