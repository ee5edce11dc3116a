using System;
using System.Collections.Generic;
using Tenon;

namespace SharedTypes;

[ContractValue]
public sealed class TaskId
{
    public TaskId(string value) => Value = value;

    public string Value { get; }
}

[ContractObject]
public sealed class Page
{
    public Page(int number) => Number = number;

    public int Number { get; }
}

public sealed class TaskDto
{
    public TaskId Id { get; set; } = new TaskId("");

    public DateTimeOffset Due { get; set; }

    public Dictionary<string, Page> Pages { get; set; } = new Dictionary<string, Page>();

    [ContractOptional]
    public string? Comment { get; set; }
}

/// <summary>No operation has it.</summary>
[ContractType]
public sealed class TaskChanged
{
    public TaskId Id { get; set; } = new TaskId("");
}
