using Microsoft.AspNetCore.Authorization;
using Microsoft.AspNetCore.Mvc;
using Tenon;

namespace Acme;

[ApiController, ContractClient, Route("things"), Authorize]
public class ThingsController : ControllerBase
{
    [HttpGet] public ActionResult<int> Private() => 1;
    [HttpGet("open"), AllowAnonymous] public ActionResult<int> Open() => 1;
}

[Contract]
public static class KeysContract
{
    public static readonly Operation<int> Key = Define.Get<int>("/key").QueryAuth("api_key");
    public static readonly Operation<int> Scoped = Define.Get<int>("/scoped").Secure("oauth", "read", "write");
    public static readonly Operation<int> Free = Define.Get<int>("/free").Anonymous();
}
