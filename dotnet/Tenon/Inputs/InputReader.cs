using System.Diagnostics.CodeAnalysis;
using System.Text.Json;
using Microsoft.AspNetCore.Http.Features;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;
using Microsoft.Extensions.Primitives;
using Microsoft.Net.Http.Headers;
using HttpJsonOptions = Microsoft.AspNetCore.Http.Json.JsonOptions;

namespace Tenon;

/// <summary>Reads the input of an operation from a request, and holds it to its types.</summary>
[RequiresUnreferencedCode("Inputs are read by reflection.")]
[RequiresDynamicCode("Inputs are read by reflection.")]
internal sealed class InputReader
{
    private readonly InputPlan plan;
    private readonly HttpRequest request;
    private readonly JsonSerializerOptions json;
    private readonly Problems problems;
    private readonly Dictionary<BoundSource, TextBinder> binders = [];

    private InputReader(InputPlan plan, HttpRequest request, JsonSerializerOptions json)
    {
        this.plan = plan;
        this.request = request;
        this.json = json;
        problems = new Problems(request.HttpContext.RequestServices);
    }

    public static async Task<ContractInput<TInput>> Read<TInput>(OperationDeclaration operation, HttpRequest request)
        where TInput : notnull
    {
        var json = request.HttpContext.RequestServices.GetService<IOptions<HttpJsonOptions>>()?.Value ?? new HttpJsonOptions();
        var (value, problem) = await Read(operation, request, json.SerializerOptions);
        return problem is null ? new ContractInput<TInput>((TInput)value!) : new ContractInput<TInput>(problem);
    }

    /// <summary>The input, or what is wrong with the request.</summary>
    public static async Task<(object? Value, InputProblem? Problem)> Read(
        OperationDeclaration operation, HttpRequest request, JsonSerializerOptions json)
    {
        var reader = new InputReader(InputPlan.Of(operation), request, json);
        try
        {
            var value = await reader.Read();
            reader.Validate(value);
            return reader.problems.Count == 0 && value is not null ? (value, null) : (null, new InputProblem(reader.problems));
        }
        catch (BadHttpRequestException refused)
        {
            if (refused.StatusCode == StatusCodes.Status400BadRequest)
            {
                reader.problems.Add(string.Empty, refused.Message);
            }

            return (null, new InputProblem(reader.problems, refused.StatusCode));
        }
    }

    private async Task<object?> Read()
    {
        if (plan.Lone is { } lone)
        {
            if (!BinderOf(lone.Source).TryRead(lone.Name, plan.Type, null, out var value))
            {
                problems.AddMissing(lone.Name);
            }

            return value;
        }

        if (plan.IsWhole)
        {
            var body = await ReadBody(plan.Type);
            if (body is null && problems.Count == 0)
            {
                problems.AddMissing(string.Empty);
            }

            return body;
        }

        return await ReadMembers();
    }

    private async Task<object?> ReadMembers()
    {
        // An optional form may be left out entirely; then there is no content type.
        var isLeftOut = request.ContentType is null && !HasBody()
            && plan.Shape.Members.Any(member => member.IsWholeForm && !member.IsDemanded);
        if (plan.IsForm && !isLeftOut)
        {
            await ReadForm();
        }

        var found = new Dictionary<BoundMember, object?>();
        foreach (var member in plan.Shape.Members)
        {
            var source = plan.SourceOf(member);
            if (source == BoundSource.Body)
            {
                var before = problems.Count;
                var body = await ReadBody(member.Type);
                // One that could not be read is there all the same.
                if (body is not null || problems.Count > before)
                {
                    found.Add(member, body);
                }
            }
            else if (member.IsWholeForm)
            {
                if (!isLeftOut && ReadFormObject(member.Type) is { } form)
                {
                    found.Add(member, form);
                }
            }
            else if (TryReadTexts(member, source, out var value))
            {
                found.Add(member, value);
            }
        }

        return plan.Shape.Create(found, plan.PlaceOf, problems);
    }

    private bool TryReadTexts(BoundMember member, BoundSource source, out object? value)
    {
        if (source != BoundSource.Form || !FormFiles.Has(member.Type))
        {
            return BinderOf(source).TryRead(plan.NameOf(member, source), member.Type, StyleOf(member, source), out value);
        }

        value = FormFiles.Read(request.Form, member.Type, member.Name);
        return value is not null;
    }

    private object? ReadFormObject(Type type)
    {
        var shape = BoundShape.Of(type);
        var found = new Dictionary<BoundMember, object?>();
        foreach (var member in shape.Members)
        {
            if (TryReadTexts(member, BoundSource.Form, out var value))
            {
                found.Add(member, value);
            }
        }

        // A form without a field was sent all the same, where anything was.
        var isAbsent = request.Form.Count + request.Form.Files.Count == 0 && (request.ContentLength ?? 0) == 0;
        return isAbsent ? null : shape.Create(found, member => member.Name, problems);
    }

    /// <summary>A list in the route, a header or a cookie is one text.</summary>
    private static QueryStyle? StyleOf(BoundMember member, BoundSource source) =>
        member.Style ?? (source is BoundSource.Query or BoundSource.Form ? null : QueryStyle.CommaDelimited);

    private TextBinder BinderOf(BoundSource source)
    {
        if (!binders.TryGetValue(source, out var binder))
        {
            var named = plan.Lone is null ? plan.Shape.Members.Select(member => member.Name).ToList() : null;
            binders.Add(source, binder = new TextBinder(RequestTexts.Of(request, source), json, problems, named));
        }

        return binder;
    }

    private async Task<IFormCollection> ReadForm()
    {
        if (!request.HasFormContentType)
        {
            throw new BadHttpRequestException("The request is not a form.", StatusCodes.Status415UnsupportedMediaType);
        }

        try
        {
            return await request.ReadFormAsync(request.HttpContext.RequestAborted);
        }
        catch (InvalidDataException broken)
        {
            throw new BadHttpRequestException(broken.Message, broken);
        }
    }

    /// <summary>Null where there is none; what cannot be read is a problem.</summary>
    private async Task<object?> ReadBody(Type type)
    {
        if (plan.IsForm)
        {
            return FormFiles.Has(type) ? FormFiles.Read(await ReadForm(), type, null) : null;
        }

        if (!HasBody())
        {
            return null;
        }

        RequireContentType();
        MimeType.NameJson(request);
        var aborted = request.HttpContext.RequestAborted;
        if (typeof(Stream).IsAssignableFrom(type))
        {
            return request.Body;
        }

        if (request.HasJsonContentType())
        {
            try
            {
                return await request.ReadFromJsonAsync(json.GetTypeInfo(type), aborted);
            }
            catch (JsonException refused)
            {
                BindingFailure.Explain(refused, problems);
                return null;
            }
        }

        if (type != typeof(byte[]) && type != typeof(string))
        {
            throw Refused();
        }

        using var bytes = new MemoryStream();
        await request.Body.CopyToAsync(bytes, aborted);
        return type == typeof(byte[]) ? bytes.ToArray() : System.Text.Encoding.UTF8.GetString(bytes.GetBuffer(), 0, (int)bytes.Length);
    }

    private bool HasBody() =>
        request.HttpContext.Features.Get<IHttpRequestBodyDetectionFeature>()?.CanHaveBody
        ?? (request.ContentLength > 0 || request.Headers.ContainsKey("Transfer-Encoding"));

    private void RequireContentType()
    {
        var declared = plan.Operation.RequestContentTypes;
        var isJson = declared.Count == 0 || declared.Any(type => type == MimeType.Json);
        var given = MediaTypeHeaderValue.TryParse(request.ContentType, out var parsed) ? parsed.MediaType : StringSegment.Empty;
        var isDeclared = declared.Any(type => MimeType.Covers(type, given));
        if (!isDeclared && !(isJson && request.HasJsonContentType()))
        {
            throw Refused();
        }
    }

    private BadHttpRequestException Refused() =>
        new($"The content type {request.ContentType} is not accepted.", StatusCodes.Status415UnsupportedMediaType);

    private void Validate(object? value)
    {
        var validates = request.HttpContext.RequestServices.GetService<IOptions<ContractOptions>>()?.Value.ValidateInput is not false;
        if (value is null || problems.Count > 0 || !validates || plan.Lone is not null)
        {
            return;
        }

        var validator = ContractValidator.OfRequests(json);
        if (!plan.IsWhole)
        {
            validator.Explain(plan.Rules, value, problems);
            return;
        }

        var declared = DeclaredNullability.OfInput(plan.Operation);
        if (!validator.Holds(value, declared))
        {
            validator.Explain(value, declared, string.Empty, problems);
        }
    }
}
