using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace Tenon;

/// <summary>
/// Begins the definition of an operation. The result is usually a <c>static readonly</c> field of a class marked <c>[Contract]</c>.
/// </summary>
/// <remarks>
/// Routes are complete public paths. Input of GET, DELETE, HEAD and OPTIONS travels in route and query; input of POST, PUT,
/// PATCH and any other method is the body. The last parameter of every method is filled in by the compiler, so that messages can
/// name the operation.
/// </remarks>
public static class Define
{
    /// <summary>Defines a GET with input and output; its success is 200.</summary>
    /// <typeparam name="TInput">The type of the input.</typeparam>
    /// <typeparam name="TOutput">The type of the success body.</typeparam>
    /// <param name="route">The complete public path.</param>
    /// <param name="name">Filled in by the compiler.</param>
    /// <returns>The definition.</returns>
    public static Operation<TInput, TOutput> Get<[
        DynamicallyAccessedMembers(DefinitionRules.InputMembers)] TInput, TOutput>(string route, [CallerMemberName] string? name = null)
        where TInput : notnull =>
        new(
            DefinitionRules.Begin(
                name, HttpMethods.Get, route, typeof(TInput), DefinitionRules.SuccessWith(StatusCodes.Status200OK, typeof(TOutput))));

    /// <summary>Defines a GET with output and without input; its success is 200.</summary>
    /// <typeparam name="TOutput">The type of the success body.</typeparam>
    /// <param name="route">The complete public path.</param>
    /// <param name="name">Filled in by the compiler.</param>
    /// <returns>The definition.</returns>
    public static Operation<TOutput> Get<TOutput>(string route, [CallerMemberName] string? name = null) =>
        new(
            DefinitionRules.Begin(
                name, HttpMethods.Get, route, null, DefinitionRules.SuccessWith(StatusCodes.Status200OK, typeof(TOutput))));

    /// <summary>Defines a GET without output; its success is 200. <c>.Accepts&lt;TInput&gt;()</c> gives it an input.</summary>
    /// <param name="route">The complete public path.</param>
    /// <param name="name">Filled in by the compiler.</param>
    /// <returns>The definition.</returns>
    public static Operation Get(string route, [CallerMemberName] string? name = null) =>
        new(DefinitionRules.Begin(name, HttpMethods.Get, route, null, DefinitionRules.EmptySuccess(StatusCodes.Status200OK)));

    /// <summary>Defines a POST with input and output; its success is 201.</summary>
    /// <typeparam name="TInput">The type of the input.</typeparam>
    /// <typeparam name="TOutput">The type of the success body.</typeparam>
    /// <param name="route">The complete public path.</param>
    /// <param name="name">Filled in by the compiler.</param>
    /// <returns>The definition.</returns>
    public static Operation<TInput, TOutput> Post<[
        DynamicallyAccessedMembers(DefinitionRules.InputMembers)] TInput, TOutput>(string route, [CallerMemberName] string? name = null)
        where TInput : notnull =>
        new(
            DefinitionRules.Begin(
                name, HttpMethods.Post, route, typeof(TInput), DefinitionRules.SuccessWith(StatusCodes.Status201Created, typeof(TOutput))));

    /// <summary>Defines a POST with output and without input; its success is 201.</summary>
    /// <typeparam name="TOutput">The type of the success body.</typeparam>
    /// <param name="route">The complete public path.</param>
    /// <param name="name">Filled in by the compiler.</param>
    /// <returns>The definition.</returns>
    public static Operation<TOutput> Post<TOutput>(string route, [CallerMemberName] string? name = null) =>
        new(
            DefinitionRules.Begin(
                name, HttpMethods.Post, route, null, DefinitionRules.SuccessWith(StatusCodes.Status201Created, typeof(TOutput))));

    /// <summary>Defines a POST without output; its success is 201. <c>.Accepts&lt;TInput&gt;()</c> gives it an input.</summary>
    /// <param name="route">The complete public path.</param>
    /// <param name="name">Filled in by the compiler.</param>
    /// <returns>The definition.</returns>
    public static Operation Post(string route, [CallerMemberName] string? name = null) =>
        new(DefinitionRules.Begin(name, HttpMethods.Post, route, null, DefinitionRules.EmptySuccess(StatusCodes.Status201Created)));

    /// <summary>Defines a PUT with input and output; its success is 200.</summary>
    /// <typeparam name="TInput">The type of the input.</typeparam>
    /// <typeparam name="TOutput">The type of the success body.</typeparam>
    /// <param name="route">The complete public path.</param>
    /// <param name="name">Filled in by the compiler.</param>
    /// <returns>The definition.</returns>
    public static Operation<TInput, TOutput> Put<[
        DynamicallyAccessedMembers(DefinitionRules.InputMembers)] TInput, TOutput>(string route, [CallerMemberName] string? name = null)
        where TInput : notnull =>
        new(
            DefinitionRules.Begin(
                name, HttpMethods.Put, route, typeof(TInput), DefinitionRules.SuccessWith(StatusCodes.Status200OK, typeof(TOutput))));

    /// <summary>Defines a PUT with output and without input; its success is 200.</summary>
    /// <typeparam name="TOutput">The type of the success body.</typeparam>
    /// <param name="route">The complete public path.</param>
    /// <param name="name">Filled in by the compiler.</param>
    /// <returns>The definition.</returns>
    public static Operation<TOutput> Put<TOutput>(string route, [CallerMemberName] string? name = null) =>
        new(
            DefinitionRules.Begin(
                name, HttpMethods.Put, route, null, DefinitionRules.SuccessWith(StatusCodes.Status200OK, typeof(TOutput))));

    /// <summary>Defines a PUT without output; its success is 200. <c>.Accepts&lt;TInput&gt;()</c> gives it an input.</summary>
    /// <param name="route">The complete public path.</param>
    /// <param name="name">Filled in by the compiler.</param>
    /// <returns>The definition.</returns>
    public static Operation Put(string route, [CallerMemberName] string? name = null) =>
        new(DefinitionRules.Begin(name, HttpMethods.Put, route, null, DefinitionRules.EmptySuccess(StatusCodes.Status200OK)));

    /// <summary>Defines a PATCH with input and output; its success is 200.</summary>
    /// <typeparam name="TInput">The type of the input.</typeparam>
    /// <typeparam name="TOutput">The type of the success body.</typeparam>
    /// <param name="route">The complete public path.</param>
    /// <param name="name">Filled in by the compiler.</param>
    /// <returns>The definition.</returns>
    public static Operation<TInput, TOutput> Patch<[
        DynamicallyAccessedMembers(DefinitionRules.InputMembers)] TInput, TOutput>(string route, [CallerMemberName] string? name = null)
        where TInput : notnull =>
        new(
            DefinitionRules.Begin(
                name, HttpMethods.Patch, route, typeof(TInput), DefinitionRules.SuccessWith(StatusCodes.Status200OK, typeof(TOutput))));

    /// <summary>Defines a PATCH with output and without input; its success is 200.</summary>
    /// <typeparam name="TOutput">The type of the success body.</typeparam>
    /// <param name="route">The complete public path.</param>
    /// <param name="name">Filled in by the compiler.</param>
    /// <returns>The definition.</returns>
    public static Operation<TOutput> Patch<TOutput>(string route, [CallerMemberName] string? name = null) =>
        new(
            DefinitionRules.Begin(
                name, HttpMethods.Patch, route, null, DefinitionRules.SuccessWith(StatusCodes.Status200OK, typeof(TOutput))));

    /// <summary>Defines a PATCH without output; its success is 200. <c>.Accepts&lt;TInput&gt;()</c> gives it an input.</summary>
    /// <param name="route">The complete public path.</param>
    /// <param name="name">Filled in by the compiler.</param>
    /// <returns>The definition.</returns>
    public static Operation Patch(string route, [CallerMemberName] string? name = null) =>
        new(DefinitionRules.Begin(name, HttpMethods.Patch, route, null, DefinitionRules.EmptySuccess(StatusCodes.Status200OK)));

    /// <summary>Defines a DELETE with input and output; its success is 200.</summary>
    /// <typeparam name="TInput">The type of the input.</typeparam>
    /// <typeparam name="TOutput">The type of the success body.</typeparam>
    /// <param name="route">The complete public path.</param>
    /// <param name="name">Filled in by the compiler.</param>
    /// <returns>The definition.</returns>
    public static Operation<TInput, TOutput> Delete<[
        DynamicallyAccessedMembers(DefinitionRules.InputMembers)] TInput, TOutput>(string route, [CallerMemberName] string? name = null)
        where TInput : notnull =>
        new(
            DefinitionRules.Begin(
                name, HttpMethods.Delete, route, typeof(TInput), DefinitionRules.SuccessWith(StatusCodes.Status200OK, typeof(TOutput))));

    /// <summary>Defines a DELETE with output and without input; its success is 200.</summary>
    /// <typeparam name="TOutput">The type of the success body.</typeparam>
    /// <param name="route">The complete public path.</param>
    /// <param name="name">Filled in by the compiler.</param>
    /// <returns>The definition.</returns>
    public static Operation<TOutput> Delete<TOutput>(string route, [CallerMemberName] string? name = null) =>
        new(
            DefinitionRules.Begin(
                name, HttpMethods.Delete, route, null, DefinitionRules.SuccessWith(StatusCodes.Status200OK, typeof(TOutput))));

    /// <summary>Defines a DELETE without output; its success is 204. <c>.Accepts&lt;TInput&gt;()</c> gives it an input.</summary>
    /// <param name="route">The complete public path.</param>
    /// <param name="name">Filled in by the compiler.</param>
    /// <returns>The definition.</returns>
    public static Operation Delete(string route, [CallerMemberName] string? name = null) =>
        new(DefinitionRules.Begin(name, HttpMethods.Delete, route, null, DefinitionRules.EmptySuccess(StatusCodes.Status204NoContent)));

    /// <summary>Defines a HEAD without output; its success is 200. <c>.Accepts&lt;TInput&gt;()</c> gives it an input.</summary>
    /// <param name="route">The complete public path.</param>
    /// <param name="name">Filled in by the compiler.</param>
    /// <returns>The definition.</returns>
    public static Operation Head(string route, [CallerMemberName] string? name = null) =>
        new(DefinitionRules.Begin(name, HttpMethods.Head, route, null, DefinitionRules.EmptySuccess(StatusCodes.Status200OK)));

    /// <summary>Defines a OPTIONS with input and output; its success is 200.</summary>
    /// <typeparam name="TInput">The type of the input.</typeparam>
    /// <typeparam name="TOutput">The type of the success body.</typeparam>
    /// <param name="route">The complete public path.</param>
    /// <param name="name">Filled in by the compiler.</param>
    /// <returns>The definition.</returns>
    public static Operation<TInput, TOutput> Options<[
        DynamicallyAccessedMembers(DefinitionRules.InputMembers)] TInput, TOutput>(string route, [CallerMemberName] string? name = null)
        where TInput : notnull =>
        new(
            DefinitionRules.Begin(
                name, HttpMethods.Options, route, typeof(TInput), DefinitionRules.SuccessWith(StatusCodes.Status200OK, typeof(TOutput))));

    /// <summary>Defines a OPTIONS with output and without input; its success is 200.</summary>
    /// <typeparam name="TOutput">The type of the success body.</typeparam>
    /// <param name="route">The complete public path.</param>
    /// <param name="name">Filled in by the compiler.</param>
    /// <returns>The definition.</returns>
    public static Operation<TOutput> Options<TOutput>(string route, [CallerMemberName] string? name = null) =>
        new(
            DefinitionRules.Begin(
                name, HttpMethods.Options, route, null, DefinitionRules.SuccessWith(StatusCodes.Status200OK, typeof(TOutput))));

    /// <summary>Defines a OPTIONS without output; its success is 200. <c>.Accepts&lt;TInput&gt;()</c> gives it an input.</summary>
    /// <param name="route">The complete public path.</param>
    /// <param name="name">Filled in by the compiler.</param>
    /// <returns>The definition.</returns>
    public static Operation Options(string route, [CallerMemberName] string? name = null) =>
        new(DefinitionRules.Begin(name, HttpMethods.Options, route, null, DefinitionRules.EmptySuccess(StatusCodes.Status200OK)));

    /// <summary>Defines an operation of any other method, such as QUERY or COPY, with input and output; its success is 200.</summary>
    /// <typeparam name="TInput">The type of the input.</typeparam>
    /// <typeparam name="TOutput">The type of the success body.</typeparam>
    /// <param name="method">The HTTP method, as it is sent.</param>
    /// <param name="route">The complete public path.</param>
    /// <param name="name">Filled in by the compiler.</param>
    /// <returns>The definition.</returns>
    public static Operation<TInput, TOutput> Method<[
        DynamicallyAccessedMembers(DefinitionRules.InputMembers)] TInput, TOutput>(
            string method, string route, [CallerMemberName] string? name = null)
        where TInput : notnull =>
        new(
            DefinitionRules.Begin(
                name, method, route, typeof(TInput), DefinitionRules.SuccessWith(StatusCodes.Status200OK, typeof(TOutput))));

    /// <summary>Defines an operation of any other method with output and without input; its success is 200.</summary>
    /// <typeparam name="TOutput">The type of the success body.</typeparam>
    /// <param name="method">The HTTP method, as it is sent.</param>
    /// <param name="route">The complete public path.</param>
    /// <param name="name">Filled in by the compiler.</param>
    /// <returns>The definition.</returns>
    public static Operation<TOutput> Method<TOutput>(string method, string route, [CallerMemberName] string? name = null) =>
        new(
            DefinitionRules.Begin(
                name, method, route, null, DefinitionRules.SuccessWith(StatusCodes.Status200OK, typeof(TOutput))));

    /// <summary>
    /// Defines an operation of any other method without output; its success is 200. <c>.Accepts&lt;TInput&gt;()</c> gives it an input.
    /// </summary>
    /// <param name="method">The HTTP method, as it is sent.</param>
    /// <param name="route">The complete public path.</param>
    /// <param name="name">Filled in by the compiler.</param>
    /// <returns>The definition.</returns>
    public static Operation Method(string method, string route, [CallerMemberName] string? name = null) =>
        new(DefinitionRules.Begin(name, method, route, null, DefinitionRules.EmptySuccess(StatusCodes.Status200OK)));

    /// <summary>Defines a GET with input whose success is a file; its success is 200.</summary>
    /// <typeparam name="TInput">The type of the input.</typeparam>
    /// <param name="route">The complete public path.</param>
    /// <param name="name">Filled in by the compiler.</param>
    /// <returns>The definition.</returns>
    public static FileOperation<TInput> File<[
        DynamicallyAccessedMembers(DefinitionRules.InputMembers)] TInput>(string route, [CallerMemberName] string? name = null)
        where TInput : notnull =>
        new(DefinitionRules.Begin(name, HttpMethods.Get, route, typeof(TInput), DefinitionRules.FileSuccess()));

    /// <summary>Defines a GET without input whose success is a file; its success is 200.</summary>
    /// <param name="route">The complete public path.</param>
    /// <param name="name">Filled in by the compiler.</param>
    /// <returns>The definition.</returns>
    public static FileOperation File(string route, [CallerMemberName] string? name = null) =>
        new(DefinitionRules.Begin(name, HttpMethods.Get, route, null, DefinitionRules.FileSuccess()));

    /// <summary>
    /// Declares a status and the type of its body. Operations take it with <c>.Returns(answer)</c>, and handlers answer it with
    /// <c>.Respond(answer.With(body))</c>. Write it above the operations of its class: static fields are initialised in their order.
    /// </summary>
    /// <typeparam name="TBody">The type of the body.</typeparam>
    /// <param name="status">The status code, from 100 to 599.</param>
    /// <param name="description">What the answer means.</param>
    /// <returns>The answer.</returns>
    public static Answer<TBody> Answer<TBody>(int status, string? description = null) =>
        new(status, description);

    /// <summary>Declares a status without a body, as <see cref="Answer{TBody}(int, string)"/> does one with a body.</summary>
    /// <param name="status">The status code, from 100 to 599.</param>
    /// <param name="description">What the answer means.</param>
    /// <returns>The answer.</returns>
    public static EmptyAnswer Answer(int status, string? description = null) => new(status, description);
}
