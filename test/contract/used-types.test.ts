import { expect, test } from "vitest";
import { sentTypes } from "../../src/contract/used-types.js";
import { readSource } from "../reading/read-source.js";

test("what objects in a list of a form's object hold is declared", () => {
  const { services, types } = readSource(
    `public enum Kind { A, B }
     public class Item { public Kind Kind { get; set; } }
     public class Inner { public Item[] Items { get; set; } = []; }
     public class Outer { public Inner? Inner { get; set; } }
     public class ItemsController : Controller { [HttpPost("items")] public int Post(Outer outer) => 1; }`,
    { served: { include: [], exclude: [] } },
  );
  const sent = services.flatMap(({ operations }) => operations.flatMap(sentTypes));
  expect(sent).toContain("Kind!NameOrNumber");
  expect(types.map(({ id }) => id)).toEqual(expect.arrayContaining(sent));
});
