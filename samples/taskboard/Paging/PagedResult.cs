using Tenon;

namespace TaskBoard.Paging;

/// <summary>One page of a longer list.</summary>
/// <param name="Items">The items of this page.</param>
/// <param name="TotalCount">How many items there are in all.</param>
/// <param name="Page">The number of this page, from 1.</param>
/// <param name="PageSize">How many items a page holds.</param>
[ContractType]
public sealed record PagedResult<T>(List<T> Items, int TotalCount, int Page, int PageSize);
