using System;
using System.Collections.Generic;
using Tenon;

namespace Acme;

[ContractType]
public record SharedOnly(Guid Id, Inner Inner);

[ContractType]
public record Lonely(string Value);

[ContractType]
public record Page<T>(List<T> Items, int Total);

public record Inner(int A, int B);

public record NotEmitted(int A, int B);
