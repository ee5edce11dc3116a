using System.Collections.Concurrent;

namespace TaskBoard.Comments;

/// <summary>A remark on a task.</summary>
public sealed record CommentDto(int Id, string Author, string Text, DateTimeOffset WrittenAt);

/// <summary>A remark that is to be made.</summary>
public sealed record AddCommentRequest(string Author, string Text);

/// <summary>The remarks, in memory.</summary>
public sealed class CommentStore
{
    private readonly ConcurrentDictionary<Guid, List<CommentDto>> _comments = new();

    public IReadOnlyList<CommentDto> On(Guid taskId) => [.. _comments.GetValueOrDefault(taskId, [])];

    public CommentDto Add(Guid taskId, AddCommentRequest request)
    {
        var comments = _comments.GetOrAdd(taskId, _ => []);
        lock (comments)
        {
            var comment = new CommentDto(comments.Count + 1, request.Author, request.Text, DateTimeOffset.UtcNow);
            comments.Add(comment);
            return comment;
        }
    }
}
