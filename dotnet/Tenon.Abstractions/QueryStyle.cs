namespace Tenon;

/// <summary>How a list or an object is written in the query, in the words of OpenAPI.</summary>
public enum QueryStyle
{
    /// <summary><c>ids=1,2</c>; an object is <c>filter=author,ada,limit,5</c>. OpenAPI: <c>form</c>, not exploded.</summary>
    CommaDelimited,

    /// <summary><c>ids=1%202</c>. OpenAPI: <c>spaceDelimited</c>, not exploded.</summary>
    SpaceDelimited,

    /// <summary><c>ids=1|2</c>. OpenAPI: <c>pipeDelimited</c>, not exploded.</summary>
    PipeDelimited,

    /// <summary><c>filter[author]=ada</c>. OpenAPI: <c>deepObject</c>.</summary>
    DeepObject,

    /// <summary>The keys of an object without its own name: <c>author=ada</c>. OpenAPI: <c>form</c>, exploded.</summary>
    Exploded,

    /// <summary>JSON text: <c>filter={"author":"ada"}</c>. OpenAPI: <c>content</c>.</summary>
    Json,
}
