using System;
using System.Collections.Generic;
using Tenon;

namespace Acme;

[Contract]
public static class AnswersContract
{
    public static readonly Operation<Good> Several = Define.Get<Good>("/several").Returns<Bad>(400).Returns(404).Returns<Good>(202);
    public static readonly Operation<Good> Range = Define.Get<Good>("/range").ReturnsRange<Bad>(4).ReturnsDefault<Other>();
    public static readonly Operation<Good?> Nothing = Define.Get<Good?>("/nothing");
    public static readonly Operation Empty = Define.Post("/empty");
    public static readonly FileOperation File = Define.File("/file").ContentType("image/png").ContentType("image/webp").Returns<Bad>(404);
    public static readonly InputOperation<Form> Sent = Define.Post("/form").Accepts<Form>().FormEncoded().Status(204);
}

public record Good(int A, int B);

public record Bad(string Code, string Text);

public record Other(int Number, string Text);

public record Form(string Name, int Age = 1);
