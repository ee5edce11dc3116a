/** Code is entered for the names in it; words in comments and strings change nothing. */
import { expect, test } from "vitest";
import { operationText } from "./contract-text.js";
import { readWithDiagnostics } from "./read-source.js";

function answers(marked: string): readonly string[] {
  const source = `var app = WebApplication.Create(args);
    app.MapGet("/a", (Shop shop, int id) => shop.Find(id).Match(value => Results.Ok(value), error => error.ToAnswer()));
    app.MapGet("/b", (Shop shop, int id) => shop.Find(id).IsSold ? Results.Ok() : Results.NotFound());
    app.Run();
    public enum Kind { Missing, Invalid }
    public record Error(Kind Kind, string Text);
    public class Outcome { public int Value; public Error? Error; public bool IsSold;
      public R Match<R>(Func<int, R> some, Func<Error, R> none) => Error is null ? some(Value) : none(Error); }
    public static class Answers {
      public static IResult ToAnswer(this Error error) => error.Kind switch { Kind.Missing => Results.NotFound(), _ => Results.BadRequest() };
    }
    public class Shop { public Outcome Find(int id) { ${marked} return new Outcome { Error = id > 3 ? new Error(Kind.Missing, "") : null }; } }`;
  const { contract } = readWithDiagnostics(source, { served: { include: [], exclude: [] } });
  return contract.services.flatMap(({ operations }) => operations.map((one) => operationText(one, contract)));
}

const plain = answers("");

test.each([
  "// Request, Response, StatusCode, HttpContext",
  "/* this */",
  'var text = "StatusCode";',
  'var text = "\\u0061";',
  "// \\u0061",
  "var \\u0061 = 1;",
])("%s", (marked) => {
  expect(plain.join()).toMatch(/ 200 none, 404 none/);
  expect(answers(`${marked}\n`)).toEqual(plain);
});
