import { describe, expect, test } from "vitest";
import { parseRoute } from "../../src/contract/http/route-template.js";
import { routeParameters } from "../../src/contract/route.js";

function read(template: string): string {
  const parsed = parseRoute(template);
  if (parsed.kind === "malformed") return `malformed: ${parsed.reason}`;
  const parameters = routeParameters(parsed.route).map((p) =>
    [
      p.name,
      ...p.constraints.map((c) => `:${c}`),
      p.optional ? "?" : "",
      p.default === undefined ? "" : `=${p.default}`,
      p.catchAll === "none" ? "" : ` ${p.catchAll}`,
    ].join(""),
  );
  return [parsed.route.path, ...parameters].join(" | ");
}

describe("route templates as ASP.NET reads them", () => {
  test.each([
    ["/tasks/{id:guid}", "/tasks/{id} | id:guid"],
    ["tasks/{id:int:min(1)}", "/tasks/{id} | id:int:min(1)"],
    ["/a/{id?}", "/a/{id} | id?"],
    ["/a/{page:int=1}", "/a/{page} | page:int=1"],
    ["/f/{*path}", "/f/{path} | path single"],
    ["/f/{**path}", "/f/{path} | path double"],
    ["/f/{name}.{extension}", "/f/{name}.{extension} | name | extension"],
    ["/p/{ssn:regex(^\\d{{3}}-\\d{{2}}$)}", "/p/{ssn} | ssn:regex(^\\d{3}-\\d{2}$)"],
    ["/p/{x:regex(a/b:c=d)}", "/p/{x} | x:regex(a/b:c=d)"],
    ["/x{{y}}", "/x{y}"],
    ["~/root", "/root"],
    ["", "/"],
    ["/a//b/", "/a/b"],
    ["/a/{", "malformed: a `{` is not closed"],
    ["/a/}", "malformed: a `}` has no matching `{`"],
    ["/a/{}", "malformed: `{}` is not a route parameter"],
    ["/{a}{b}", "malformed: two parameters follow each other without a literal between them"],
    ["/{id}/x/{ID}", "malformed: the parameter {ID} appears twice"],
  ])("%s", (template, want) => expect(read(template)).toBe(want));
});
