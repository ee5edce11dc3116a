using System.Net.ServerSentEvents;

namespace Answers;

public static class Streams
{
    public static async IAsyncEnumerable<SseItem<Cat>> Ticks(int count)
    {
        for (var at = 1; at <= count; at++)
        {
            yield return new SseItem<Cat>(new Cat("Tom\n\"é\"", at), "tick") { EventId = at.ToString() };
            await Task.Delay(5);
        }
    }

    public static async IAsyncEnumerable<string> Words()
    {
        yield return "one";
        await Task.Yield();
        yield return "two\nlines";
    }

    public static async IAsyncEnumerable<int> Numbers()
    {
        await Task.Yield();
        yield return 7;
    }

    public static async IAsyncEnumerable<SseItem<int>> Drip(HttpContext context)
    {
        var last = int.TryParse(context.Request.Headers["Last-Event-ID"], out var id) ? id : 0;
        for (var at = last + 1; at <= 4; at++)
        {
            if (at == 3 && last == 0)
            {
                await Task.Delay(50);
                context.Abort();
            }
            yield return new SseItem<int>(at * 10) { EventId = at.ToString(), ReconnectionInterval = TimeSpan.FromMilliseconds(10) };
            await context.Response.Body.FlushAsync();
        }
    }

    public static async IAsyncEnumerable<Cat> Cats(int count)
    {
        for (var at = 1; at <= count; at++)
        {
            yield return new Cat("[{\"Tom\\", at);
            await Task.Yield();
        }
    }
}
