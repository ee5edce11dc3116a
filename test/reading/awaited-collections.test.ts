import { expect, test } from "vitest";
import { readSource } from "./read-source.js";

/** A collection behind an interface is followed to where it is made, through the task that a service returns. */
test.each([
  ["at once", "return Ok(await items.All());"],
  ["by a local", "var all = await items.All(); return new JsonResult(all);"],
])("what is awaited is answered: %s", (_, body) => {
  const { services } = readSource(
    `public record Item(int Id);
     public interface IItems { Task<IEnumerable<Item>> All(); }
     public class Items : IItems
     {
       public async Task<IEnumerable<Item>> All() { await Task.Yield(); return new List<Item>().Where(i => i.Id > 0).ToList(); }
     }
     public class ItemsController(IItems items) : ControllerBase
     {
       [HttpGet("items")] public async Task<IActionResult> Get() { ${body} }
     }`,
    { served: { include: [], exclude: [] } },
  );
  const responses = services.flatMap(({ operations }) => operations.flatMap((one) => one.responses));
  expect(responses.map(({ content }) => content)).toMatchObject([
    { kind: "json", type: { kind: "array", element: { kind: "reference", id: "Item" } } },
  ]);
});
