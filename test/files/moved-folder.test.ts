import { join, parse, resolve } from "node:path";
import { expect, test } from "vitest";
import { movedFolder, nameInNewer, nameInOlder } from "../../src/files/moved-folder.js";

const root = parse(resolve(".")).root;
const path = (text: string): string => join(root, text);

test.each([
  ["base/Api.csproj", "repo/Api.csproj", "base", "repo"],
  ["base/Old.csproj", "repo/New.csproj", "base", "repo"],
  ["base/src/Api/Api.csproj", "repo/src/Api/Api.csproj", "base", "repo"],
  ["base/src/Api/Api.csproj", "work/repo/src/Api/Api.csproj", "base", "work/repo"],
  ["old/Api/Api.csproj", "Api/Api.csproj", "old", ""],
  ["repo/Api.csproj", "repo/Api.csproj", "repo", "repo"],
])("%s and %s are in %s and %s", (older, newer, olderFolder, newerFolder) => {
  expect(movedFolder(path(older), path(newer))).toEqual({ older: path(olderFolder), newer: path(newerFolder) });
});

test.each([
  ["side by side", "base", "repo"],
  ["one name begins with the other", "base", "base2"],
  ["the older inside the newer", "repo/old", "repo"],
  ["the newer inside the older", "base", "base/new"],
  ["the newer at the root", "base", ""],
  ["the older at the root", "", "repo"],
])("names lead back to where they came from: %s", (_, older, newer) => {
  const moved = { older: path(older), newer: path(newer) };
  const files = ["", "a.cs", "src/b.cs", "new/c.cs", "new/new/d.cs", "old/e.cs"].flatMap((file) =>
    ["base", "base2", "repo", "repo/old", "base/new", "other", ""].map((folder) => path(join(folder, file))),
  );
  const names = new Map<string, string>();
  for (const file of files) {
    const name = nameInNewer(file, moved);
    if (name === undefined) continue;
    expect(nameInOlder(name, moved)).toBe(file);
    expect(names.get(name) ?? file).toBe(file);
    names.set(name, file);
  }
  expect(nameInNewer(path(join(older, "src/b.cs")), moved)).toBe(path(join(newer, "src/b.cs")));
});

test("a file of the newer folder has no name there but its own", () => {
  const moved = { older: path("base"), newer: path("repo") };
  expect(nameInNewer(path("repo/Shared/a.cs"), moved)).toBeUndefined();
  expect(nameInNewer(path("repository/a.cs"), moved)).toBe(path("repository/a.cs"));
});
