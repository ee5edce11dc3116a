using Tenon.Judge;

// As a startup hook it is loaded by the application that is judged (StartupHook.cs). By itself it judges small servers.
return args switch
{
    ["batch", var request] => BatchMode.Run(request),
    _ => Usage(),
};

static int Usage()
{
    Console.Error.WriteLine("usage: Tenon.Judge batch <request.json>");
    return 2;
}
