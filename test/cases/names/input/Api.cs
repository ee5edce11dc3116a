using System;
using Tenon;

namespace Acme.V1
{
    [Contract] public static class UsersContract { public static readonly Operation<UserDto> Get = Define.Get<UserDto>("/v1/user"); }
    public record UserDto(int Id, string Name);
}

namespace Acme.V2
{
    [Contract] public static class UsersContract { public static readonly Operation<UserDto> Get = Define.Get<UserDto>("/v2/user"); }
    public record UserDto(int Id, string First, string Last);
}

namespace Acme.Index
{
    [Contract] public static class IndexContract
    {
        public static readonly Operation<@class> New = Define.Get<@class>("/new");
        public static readonly Operation<Response> Delete = Define.Get<Response>("/delete");
        public static readonly Operation<Words> Default = Define.Get<Words>("/default/{function}/{new}");
    }

    public record @class(int @event, int @Var);
    public record Response(int Status, string Text);
    public record Words(int Default, int Await, string URL, string IPAddress, int A1B);
}
