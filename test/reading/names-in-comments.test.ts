/** Code is entered for the names in it; words in comments and strings change nothing. */
import { expect, test } from "vitest";
import { readWithDiagnostics } from "./read-source.js";

function statuses(marked: string): readonly (number | string)[] {
  const source = `var app = WebApplication.Create(args);
    app.MapGet("/a", (Shop shop, int id) => shop.Find(id).Match(value => Results.Ok(value), error => error.ToAnswer()));
    app.Run();
    public enum Kind { Missing, Invalid }
    public record Error(Kind Kind, string Text);
    public class Outcome { public int Value; public Error? Error;
      public R Match<R>(Func<int, R> some, Func<Error, R> none) => Error is null ? some(Value) : none(Error); }
    public static class Answers {
      public static IResult ToAnswer(this Error error) => error.Kind switch { Kind.Missing => Results.NotFound(), _ => Results.BadRequest() };
    }
    public class Shop { public Outcome Find(int id) { ${marked} return new Outcome { Error = id > 3 ? new Error(Kind.Missing, "") : null }; } }`;
  const { contract } = readWithDiagnostics(source, { served: { include: [], exclude: [] } });
  const [operation] = contract.services.flatMap((service) => service.operations);
  return (operation?.responses ?? []).map(({ status }) => (status.kind === "code" ? status.code : status.kind));
}

const plain = statuses("");

test.each([
  "// Request, Response, StatusCode, HttpContext",
  "/* this */",
  'var text = "StatusCode";',
  'var text = "\\u0061";',
  "// \\u0061",
  "var \\u0061 = 1;",
])("%s", (marked) => {
  expect(plain).toContain(200);
  expect(statuses(`${marked}\n`)).toEqual(plain);
});
