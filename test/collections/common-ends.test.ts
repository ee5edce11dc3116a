import { expect, test } from "vitest";
import { commonEnds } from "../../src/collections/common-ends.js";

test.each([
  ["one list is all front", [["a", "b"]], { front: 2, back: 0 }],
  ["nothing in common", [["a"], ["b"]], { front: 0, back: 0 }],
  ["an element counts once", [["a", "a"], ["a"]], { front: 1, back: 0 }],
  [
    "both ends",
    [
      ["a", "x", "z"],
      ["a", "y", "y", "z"],
    ],
    { front: 1, back: 1 },
  ],
])("%s", (_, lists, ends) => {
  expect(commonEnds(lists)).toEqual(ends);
});
