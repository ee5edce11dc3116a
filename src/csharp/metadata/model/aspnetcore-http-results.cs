// The typed results of minimal APIs.
#nullable enable

namespace Microsoft.AspNetCore.Http.HttpResults
{
    public sealed class Accepted : Microsoft.AspNetCore.Http.IResult
    {
        public int StatusCode { get; }
    }

    public sealed class AcceptedAtRoute : Microsoft.AspNetCore.Http.IResult
    {
        public int StatusCode { get; }
    }

    public sealed class BadRequest : Microsoft.AspNetCore.Http.IResult
    {
        public int StatusCode { get; }
    }

    public sealed class Conflict : Microsoft.AspNetCore.Http.IResult
    {
        public int StatusCode { get; }
    }

    public sealed class Created : Microsoft.AspNetCore.Http.IResult
    {
        public int StatusCode { get; }
    }

    public sealed class CreatedAtRoute : Microsoft.AspNetCore.Http.IResult
    {
        public int StatusCode { get; }
    }

    public sealed class InternalServerError : Microsoft.AspNetCore.Http.IResult
    {
        public int StatusCode { get; }
    }

    public sealed class NoContent : Microsoft.AspNetCore.Http.IResult
    {
        public int StatusCode { get; }
    }

    public sealed class NotFound : Microsoft.AspNetCore.Http.IResult
    {
        public int StatusCode { get; }
    }

    public sealed class Ok : Microsoft.AspNetCore.Http.IResult
    {
        public int StatusCode { get; }
    }

    public sealed class ProblemHttpResult : Microsoft.AspNetCore.Http.IResult
    {
        public int StatusCode { get; }
    }

    public sealed class StatusCodeHttpResult : Microsoft.AspNetCore.Http.IResult
    {
        public int StatusCode { get; }
    }

    public sealed class UnauthorizedHttpResult : Microsoft.AspNetCore.Http.IResult
    {
        public int StatusCode { get; }
    }

    public sealed class UnprocessableEntity : Microsoft.AspNetCore.Http.IResult
    {
        public int StatusCode { get; }
    }

    public sealed class ValidationProblem : Microsoft.AspNetCore.Http.IResult
    {
        public int StatusCode { get; }
    }

    public sealed class ContentHttpResult : Microsoft.AspNetCore.Http.IResult
    {
        public int? StatusCode { get; }
    }

    public sealed class Utf8ContentHttpResult : Microsoft.AspNetCore.Http.IResult
    {
        public int? StatusCode { get; }
    }

    public sealed class ServerSentEventsResult<T> : Microsoft.AspNetCore.Http.IResult
    {
        public int? StatusCode { get; }
    }

    public sealed class ChallengeHttpResult : Microsoft.AspNetCore.Http.IResult { }

    public sealed class EmptyHttpResult : Microsoft.AspNetCore.Http.IResult { }

    public sealed class FileContentHttpResult : Microsoft.AspNetCore.Http.IResult { }

    public sealed class FileStreamHttpResult : Microsoft.AspNetCore.Http.IResult { }

    public sealed class ForbidHttpResult : Microsoft.AspNetCore.Http.IResult { }

    public sealed class PhysicalFileHttpResult : Microsoft.AspNetCore.Http.IResult { }

    public sealed class PushStreamHttpResult : Microsoft.AspNetCore.Http.IResult { }

    public sealed class RedirectHttpResult : Microsoft.AspNetCore.Http.IResult { }

    public sealed class RedirectToRouteHttpResult : Microsoft.AspNetCore.Http.IResult { }

    public sealed class SignInHttpResult : Microsoft.AspNetCore.Http.IResult { }

    public sealed class SignOutHttpResult : Microsoft.AspNetCore.Http.IResult { }

    public sealed class VirtualFileHttpResult : Microsoft.AspNetCore.Http.IResult { }

    public sealed class Accepted<TValue> :
        Microsoft.AspNetCore.Http.IResult, Microsoft.AspNetCore.Http.IValueHttpResult<TValue>
    {
        public TValue? Value { get; }
        public int StatusCode { get; }
    }

    public sealed class AcceptedAtRoute<TValue> :
        Microsoft.AspNetCore.Http.IResult, Microsoft.AspNetCore.Http.IValueHttpResult<TValue>
    {
        public TValue? Value { get; }
        public int StatusCode { get; }
    }

    public sealed class BadRequest<TValue> :
        Microsoft.AspNetCore.Http.IResult, Microsoft.AspNetCore.Http.IValueHttpResult<TValue>
    {
        public TValue? Value { get; }
        public int StatusCode { get; }
    }

    public sealed class Conflict<TValue> :
        Microsoft.AspNetCore.Http.IResult, Microsoft.AspNetCore.Http.IValueHttpResult<TValue>
    {
        public TValue? Value { get; }
        public int StatusCode { get; }
    }

    public sealed class Created<TValue> :
        Microsoft.AspNetCore.Http.IResult, Microsoft.AspNetCore.Http.IValueHttpResult<TValue>
    {
        public TValue? Value { get; }
        public int StatusCode { get; }
    }

    public sealed class CreatedAtRoute<TValue> :
        Microsoft.AspNetCore.Http.IResult, Microsoft.AspNetCore.Http.IValueHttpResult<TValue>
    {
        public TValue? Value { get; }
        public int StatusCode { get; }
    }

    public sealed class InternalServerError<TValue> :
        Microsoft.AspNetCore.Http.IResult, Microsoft.AspNetCore.Http.IValueHttpResult<TValue>
    {
        public TValue? Value { get; }
        public int StatusCode { get; }
    }

    public sealed class NotFound<TValue> :
        Microsoft.AspNetCore.Http.IResult, Microsoft.AspNetCore.Http.IValueHttpResult<TValue>
    {
        public TValue? Value { get; }
        public int StatusCode { get; }
    }

    public sealed class Ok<TValue> :
        Microsoft.AspNetCore.Http.IResult, Microsoft.AspNetCore.Http.IValueHttpResult<TValue>
    {
        public TValue? Value { get; }
        public int StatusCode { get; }
    }

    public sealed class UnprocessableEntity<TValue> :
        Microsoft.AspNetCore.Http.IResult, Microsoft.AspNetCore.Http.IValueHttpResult<TValue>
    {
        public TValue? Value { get; }
        public int StatusCode { get; }
    }

    public sealed class JsonHttpResult<TValue> :
        Microsoft.AspNetCore.Http.IResult, Microsoft.AspNetCore.Http.IValueHttpResult<TValue>
    {
        public TValue? Value { get; }
        public int? StatusCode { get; }
    }

    public sealed class Results<TResult1, TResult2> : Microsoft.AspNetCore.Http.IResult
        where TResult1 : Microsoft.AspNetCore.Http.IResult
        where TResult2 : Microsoft.AspNetCore.Http.IResult
    {
        public Microsoft.AspNetCore.Http.IResult Result { get; }
        public static implicit operator Results<TResult1, TResult2>(TResult1 result);
        public static implicit operator Results<TResult1, TResult2>(TResult2 result);
    }

    public sealed class Results<TResult1, TResult2, TResult3> : Microsoft.AspNetCore.Http.IResult
        where TResult1 : Microsoft.AspNetCore.Http.IResult
        where TResult2 : Microsoft.AspNetCore.Http.IResult
        where TResult3 : Microsoft.AspNetCore.Http.IResult
    {
        public Microsoft.AspNetCore.Http.IResult Result { get; }
        public static implicit operator Results<TResult1, TResult2, TResult3>(TResult1 result);
        public static implicit operator Results<TResult1, TResult2, TResult3>(TResult2 result);
        public static implicit operator Results<TResult1, TResult2, TResult3>(TResult3 result);
    }

    public sealed class Results<TResult1, TResult2, TResult3, TResult4> : Microsoft.AspNetCore.Http.IResult
        where TResult1 : Microsoft.AspNetCore.Http.IResult
        where TResult2 : Microsoft.AspNetCore.Http.IResult
        where TResult3 : Microsoft.AspNetCore.Http.IResult
        where TResult4 : Microsoft.AspNetCore.Http.IResult
    {
        public Microsoft.AspNetCore.Http.IResult Result { get; }
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4>(TResult1 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4>(TResult2 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4>(TResult3 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4>(TResult4 result);
    }

    public sealed class Results<TResult1, TResult2, TResult3, TResult4, TResult5> : Microsoft.AspNetCore.Http.IResult
        where TResult1 : Microsoft.AspNetCore.Http.IResult
        where TResult2 : Microsoft.AspNetCore.Http.IResult
        where TResult3 : Microsoft.AspNetCore.Http.IResult
        where TResult4 : Microsoft.AspNetCore.Http.IResult
        where TResult5 : Microsoft.AspNetCore.Http.IResult
    {
        public Microsoft.AspNetCore.Http.IResult Result { get; }
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4, TResult5>(TResult1 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4, TResult5>(TResult2 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4, TResult5>(TResult3 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4, TResult5>(TResult4 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4, TResult5>(TResult5 result);
    }

    public sealed class Results<TResult1, TResult2, TResult3, TResult4, TResult5, TResult6> :
        Microsoft.AspNetCore.Http.IResult
        where TResult1 : Microsoft.AspNetCore.Http.IResult
        where TResult2 : Microsoft.AspNetCore.Http.IResult
        where TResult3 : Microsoft.AspNetCore.Http.IResult
        where TResult4 : Microsoft.AspNetCore.Http.IResult
        where TResult5 : Microsoft.AspNetCore.Http.IResult
        where TResult6 : Microsoft.AspNetCore.Http.IResult
    {
        public Microsoft.AspNetCore.Http.IResult Result { get; }
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4, TResult5, TResult6>(
            TResult1 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4, TResult5, TResult6>(
            TResult2 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4, TResult5, TResult6>(
            TResult3 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4, TResult5, TResult6>(
            TResult4 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4, TResult5, TResult6>(
            TResult5 result);
        public static implicit operator Results<TResult1, TResult2, TResult3, TResult4, TResult5, TResult6>(
            TResult6 result);
    }
}
