using System.Reflection;
using System.Reflection.Emit;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.DependencyInjection;

namespace Tenon.Tests;

public abstract class CheckedOperations
{
    public static readonly Operation<string> Get = Define.Get<string>("/checked/{id:guid}");
    public static readonly Operation<string> Put = Define.Put<string>("/checked/{id:guid}");
    public static readonly FileOperation Picture = Define.File("/checked/{id}/picture/{**path}");
    public static readonly Operation<string> PrivatePart = Define.Get<string>("/part");
    public static readonly Operation<string> SecondName = Get;
}

[Contract]
public abstract class DerivedContract : ControllerBase
{
    [HttpGet("/derived/{id}")]
    public abstract IActionResult Find(string id);
}

public sealed class ContractCheckTests
{
    /// <summary>An assembly of its own, so that other tests' contracts do not count.</summary>
    private static readonly Assembly Contracts = MakeAssembly(typeof(CheckedOperations));

    private static readonly Delegate Handler = () => "x";

    public static TheoryData<string, Action<WebApplication>, string[]> Tables() => new()
    {
        {
            "all served", app =>
            {
                app.MapGet("/checked/{id}", Handler);
                app.MapPut("/CHECKED/{ID:int}", Handler);
                app.MapMethods("/checked/{id}/picture/{*path}", ["GET", "HEAD"], Handler);
            },
            []
        },
        {
            "none served", _ => { },
            [
                "GET /checked/{id:guid} (CheckedContract.Get) is not served.",
                "PUT /checked/{id:guid} (CheckedContract.Put) is not served.",
                "GET /checked/{id}/picture/{**path} (CheckedContract.Picture) is not served.",
            ]
        },
        {
            "another method, another parameter, twice", app =>
            {
                app.MapGet("/checked/{id}", Handler).WithDisplayName("first");
                app.MapGet("/checked/{id:guid}", Handler).WithDisplayName("second");
                app.MapGet("/checked/{key}/picture/{*path}", Handler).WithDisplayName("picture");
            },
            [
                "GET /checked/{id:guid} (CheckedContract.Get) is served 2 times: first, second.",
                "PUT /checked/{id:guid} (CheckedContract.Put) is not served: on its route only GET is (first), GET is (second).",
                "GET /checked/{id}/picture/{**path} (CheckedContract.Picture) is served with other parameter names by picture: "
                    + "rename 'key' to 'id', as in the contract.",
            ]
        },
        {
            "two endpoints whose parameters have other names", app =>
            {
                app.MapMethods("/checked/{id}", ["GET", "PUT"], Handler).WithDisplayName("by id");
                app.MapGet("/checked/{key}", Handler).WithDisplayName("by key");
                app.MapGet("/checked/{id}/picture/{*rest}", Handler).WithDisplayName("picture");
            },
            [
                "GET /checked/{id:guid} (CheckedContract.Get) is served 2 times: by id, by key.",
                "GET /checked/{id}/picture/{**path} (CheckedContract.Picture) is served with other parameter names by picture: "
                    + "rename 'rest' to 'path', as in the contract.",
            ]
        },
        {
            "every method", app =>
            {
                app.Map("/checked/{id}", Handler).WithDisplayName("all");
                app.MapGet("/checked/{id}/picture/{*path}", Handler);
            },
            [
                "GET /checked/{id:guid} (CheckedContract.Get) is not served: on its route only an endpoint for every method is (all); "
                + "name the method.",
                "PUT /checked/{id:guid} (CheckedContract.Put) is not served: on its route only an endpoint for every method is (all); "
                + "name the method.",
            ]
        },
    };

    [Theory]
    [MemberData(nameof(Tables))]
    public async Task TheStartFailsWithTheListOfWhatIsWrong(string what, Action<WebApplication> map, string[] problems)
    {
        var failed = await Record.ExceptionAsync(async () =>
        {
            await using var server = await LoopbackServer.Start(map, services => services.AddContractCheck(Contracts));
        });

        if (problems.Length == 0)
        {
            Assert.Null(failed);
            return;
        }

        var check = Assert.IsType<ContractCheckException>(failed);
        Assert.Equal((what, string.Join('\n', problems)), (what, string.Join('\n', check.Problems)));
        Assert.All(problems, problem => Assert.Contains(problem, check.Message, StringComparison.Ordinal));
    }

    public abstract class TwinOperations
    {
        public static readonly Operation<string> ByName = Define.Get<string>("/twins/{name}");
        public static readonly Operation<string> ById = Define.Get<string>("/twins/{id:guid}");
    }

    [Fact]
    public async Task TwoOperationsOnOneRouteAreToldApartByTheirParameters()
    {
        var contracts = MakeAssembly(typeof(TwinOperations));
        await using var server = await LoopbackServer.Start(
            app =>
            {
                app.MapContract(TwinOperations.ByName, (string name) => TwinOperations.ByName.Bind().Success(name));
                app.MapContract(TwinOperations.ById, (Guid id) => TwinOperations.ById.Bind().Success("id"));
            },
            services => services.AddContractCheck(contracts));

        Assert.Equal("\"a\"", await server.Client.GetStringAsync(new Uri("/twins/a", UriKind.Relative)));
    }

    [Fact]
    public async Task AnAbstractContractNeedsAController()
    {
        var failed = await Assert.ThrowsAsync<ContractCheckException>(
            () => LoopbackServer.StartControllers(configure: services => services.AddContractCheck()));

        Assert.Contains(
            "DerivedContract.Find is not served: no controller derives from the contract, or it hides the action.", failed.Problems);
        Assert.DoesNotContain(failed.Problems, problem => problem.Contains("/api/images", StringComparison.Ordinal));
    }

    [Fact]
    public void ABrokenContractIsNamedWithItsOperation()
    {
        var refused = Assert.Throws<InvalidOperationException>(
            () => new ServiceCollection().AddContractJson(MakeAssembly(typeof(BrokenOperations))));

        Assert.StartsWith(
            "The contract CheckedContract cannot be used. Operation 'Broken' (GET broken) cannot be defined: the route does not begin "
            + "with a slash.",
            refused.Message,
            StringComparison.Ordinal);
    }

    public abstract class BrokenOperations
    {
        public static readonly Operation<string> Broken = Define.Get<string>("broken");
    }

    /// <summary>Makes a contract class whose properties give the operations of a template.</summary>
    private static AssemblyBuilder MakeAssembly(Type template)
    {
        var assembly = AssemblyBuilder.DefineDynamicAssembly(new AssemblyName("Contracts"), AssemblyBuilderAccess.Run);
        var contract = assembly.DefineDynamicModule("Contracts")
            .DefineType("CheckedContract", TypeAttributes.Public | TypeAttributes.Abstract | TypeAttributes.Sealed);
        contract.SetCustomAttribute(new CustomAttributeBuilder(typeof(ContractAttribute).GetConstructor(Type.EmptyTypes)!, []));
        foreach (var field in template.GetFields())
        {
            // A private definition is a building block, no operation.
            var access = field.Name.StartsWith("Private", StringComparison.Ordinal) ? MethodAttributes.Private : MethodAttributes.Public;
            var getter = contract.DefineMethod(
                $"get_{field.Name}", access | MethodAttributes.Static | MethodAttributes.SpecialName, field.FieldType, null);
            var code = getter.GetILGenerator();
            code.Emit(OpCodes.Ldsfld, field);
            code.Emit(OpCodes.Ret);
            contract.DefineProperty(field.Name, PropertyAttributes.None, field.FieldType, null).SetGetMethod(getter);
        }

        contract.CreateType();
        return assembly;
    }
}
