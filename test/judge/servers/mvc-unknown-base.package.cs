using Microsoft.AspNetCore.Mvc;

namespace Acme.Web;

[ApiController, Route("api/[controller]")]
public abstract class AcmeController : ControllerBase;

public abstract class Worker;

public static class AcmeEndpoint
{
    public abstract class WithRequest<T> : ControllerBase
    {
        public abstract T Handle(T request);
    }
}
