import { expect, test } from "vitest";
import { preferredPaths } from "../../../src/csharp/metadata/preferred-paths.js";

const pack = "/dotnet/packs/Microsoft.AspNetCore.App.Ref/10.0.2/ref/net10.0/Abstractions.dll";

test("a library and the server that reach an assembly by different paths mean one", () => {
  const prefer = preferredPaths(
    [pack],
    ["/packages/abstractions/11.0.0/lib/Abstractions.dll", "/packages/a/1.0.0/A.dll"],
  );
  expect(prefer("/packages/abstractions/11.0.0/lib/Abstractions.dll")).toBe(pack);
  expect(prefer("/packages/a/1.0.0/A.dll")).toBe("/packages/a/1.0.0/A.dll");
});

test("of several versions of a package, the newest is meant", () => {
  const versions = ["/packages/a/9.0.0/A.dll", "/packages/a/10.0.0/A.dll", "C:\\packages\\b\\2.0\\B.dll"];
  const prefer = preferredPaths([], versions);
  expect(versions.map(prefer)).toEqual([
    "/packages/a/10.0.0/A.dll",
    "/packages/a/10.0.0/A.dll",
    "C:\\packages\\b\\2.0\\B.dll",
  ]);
});
