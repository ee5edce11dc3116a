using System;
using System.Collections.Generic;
using Tenon;

namespace Acme;

[Contract]
public static class OrdersContract
{
    public static readonly Operation<Order, Order> Place = Define.Post<Order, Order>("/orders");
    public static readonly Operation<Plain, Plain> Echo = Define.Post<Plain, Plain>("/echo");
}

/// <summary>Looks different as sent and as answered.</summary>
public record Order(int Id, List<Line> Lines, string Note = "none")
{
    public decimal Total => 0;
}

public record Line(string Product, int Count = 1);

public record Plain(int A, Inner B);

public record Inner(int X, int Y);
