using System;
using System.Collections.Generic;
using Tenon;

namespace Acme;

[Contract]
public static class TasksContract
{
    public static readonly Operation<PagedResult<TaskDto>> List = Define.Get<PagedResult<TaskDto>>("/tasks");
    public static readonly Operation<PagedResult<List<string?>>> Names = Define.Get<PagedResult<List<string?>>>("/names");
    public static readonly Operation<Pair<TaskDto, Pair<int, string>>> Both = Define.Get<Pair<TaskDto, Pair<int, string>>>("/both");
}

/// <summary>One page.</summary>
[ContractType]
public record PagedResult<T>(List<T> Items, int TotalCount, int Page, int PageSize);

public record Pair<TFirst, TSecond>(TFirst First, TSecond Second, Tree<TFirst>? Tree = null);

public record Tree<T>(T Value, List<Tree<T>> Children);

public record TaskDto(Guid Id, string Title);
