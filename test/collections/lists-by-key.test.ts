import { expect, test } from "vitest";
import { addTo, groupedBy } from "../../src/collections/lists-by-key.js";

test("values are added to the end of the list of their key", () => {
  const lists = new Map<string, number[]>();
  addTo(lists, "odd", 1);
  addTo(lists, "even", 2);
  addTo(lists, "odd", 3);
  expect([...lists]).toEqual([
    ["odd", [1, 3]],
    ["even", [2]],
  ]);
});

test("elements are grouped in the order in which they come", () => {
  const groups = groupedBy(["pear", "apple", "plum", "fig"], (word) => word.slice(0, 1));
  expect([...groups]).toEqual([
    ["p", ["pear", "plum"]],
    ["a", ["apple"]],
    ["f", ["fig"]],
  ]);
});
