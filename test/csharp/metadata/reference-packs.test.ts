import { describe, expect, test } from "vitest";
import { readPackageAssets } from "../../../src/csharp/metadata/package-assets.js";
import { dotnetRoots, findReferencePack } from "../../../src/csharp/metadata/reference-packs.js";
import { parseTargetFramework } from "../../../src/csharp/project/msbuild/target-framework.js";
import { DiagnosticBag } from "../../../src/diagnostics/diagnostic.js";
import { memoryFileSystem } from "../../../src/files/memory-file-system.js";

const pack = (root: string, version: string, framework: string) => ({
  [`${root}/packs/Microsoft.NETCore.App.Ref/${version}/ref/${framework}/System.Runtime.dll`]: "",
  [`${root}/packs/Microsoft.NETCore.App.Ref/${version}/ref/${framework}/System.Runtime.xml`]: "",
});

describe("where .NET is looked for", () => {
  test("DOTNET_ROOT first, then the dotnet of PATH, then the usual folders", () => {
    const files = memoryFileSystem({ "/opt/tools/dotnet": "" });
    const environment = { DOTNET_ROOT: "/mine", PATH: "/bin:/opt/tools", HOME: "/home/me" };
    expect(dotnetRoots({ environment, platform: "linux" }, files).slice(0, 4)).toEqual([
      "/mine",
      "/opt/tools",
      "/home/me/.dotnet",
      "/usr/share/dotnet",
    ]);
  });

  test.each<[string, string, Record<string, string>, string | undefined]>([
    [
      "the exact framework in its newest pack",
      "net8.0",
      { ...pack("/d", "8.0.9", "net8.0"), ...pack("/d", "8.0.10", "net8.0"), ...pack("/d", "10.0.1", "net10.0") },
      "/8.0.10/ref/net8.0/",
    ],
    [
      "else the nearest newer one",
      "net6.0",
      { ...pack("/d", "8.0.1", "net8.0"), ...pack("/d", "10.0.1", "net10.0") },
      "/8.0.1/ref/net8.0/",
    ],
    ["never an older one", "net10.0", pack("/d", "8.0.1", "net8.0"), undefined],
    ["any for .NET Standard", "netstandard2.0", pack("/d", "10.0.1", "net10.0"), "/10.0.1/ref/net10.0/"],
    ["none for .NET Framework", "net472", pack("/d", "10.0.1", "net10.0"), undefined],
    ["none where nothing is installed", "net10.0", {}, undefined],
  ])("%s", (_, framework, files, expected) => {
    const machine = { environment: { DOTNET_ROOT: "/d" }, platform: "linux" } as const;
    const found = findReferencePack(
      "Microsoft.NETCore.App",
      parseTargetFramework(framework),
      machine,
      memoryFileSystem(files),
    );
    if (expected === undefined) expect(found).toBeUndefined();
    else expect(found?.assemblies).toEqual([`/d/packs/Microsoft.NETCore.App.Ref${expected}System.Runtime.dll`]);
  });
});

describe("packages of the last restore", () => {
  const assets = {
    targets: {
      "net10.0": {
        "Vogen/8.0.2": { type: "package", compile: { "lib/net8.0/Vogen.dll": {}, "lib/net8.0/Vogen.xml": {} } },
        "Web/1.0.0": {
          type: "package",
          compile: { "lib/net10.0/_._": {} },
          frameworkReferences: ["Microsoft.AspNetCore.App"],
        },
        "Other/1.0.0": { type: "project", compile: { "bin/placeholder/Other.dll": {} } },
      },
      "net10.0/linux-x64": {},
    },
    libraries: {
      "Vogen/8.0.2": { type: "package", path: "vogen/8.0.2" },
      "Web/1.0.0": { type: "package", path: "web/1.0.0" },
    },
    packageFolders: { "/cache/": {}, "/fallback/": {} },
  };
  const readAssets = (text: string | undefined, framework = "net10.0") => {
    const bag = new DiagnosticBag();
    const files = memoryFileSystem({
      "/fallback/vogen/8.0.2/lib/net8.0/Vogen.dll": "",
      ...(text === undefined ? {} : { "obj/project.assets.json": text }),
    });
    const result = readPackageAssets("/repo/obj/project.assets.json", parseTargetFramework(framework), files, bag);
    return { result, told: bag.all.map((d) => `${d.code} ${d.message}`) };
  };

  test("the assemblies to compile against, and the frameworks that packages bring", () => {
    expect(readAssets(JSON.stringify(assets))).toEqual({
      result: {
        assemblies: ["/fallback/vogen/8.0.2/lib/net8.0/Vogen.dll"],
        packages: new Set(["vogen", "web"]),
        frameworkReferences: ["Microsoft.AspNetCore.App"],
      },
      told: [],
    });
  });

  test("a project that is not restored has no packages, and no error", () => {
    expect(readAssets(undefined)).toEqual({ result: undefined, told: [] });
  });

  test.each<[string, string, string, RegExp]>([
    ["no JSON", "{", "net10.0", /TN1303 .*it is not JSON/],
    ["another JSON", "{}", "net10.0", /TN1303 .*not a file that NuGet wrote/],
    ["a restore for another framework", JSON.stringify(assets), "net8.0", /TN1303 .*not for net8.0/],
  ])("%s is told", (_, text, framework, told) => {
    const { result, told: diagnostics } = readAssets(text, framework);
    expect(result).toBeUndefined();
    expect(diagnostics[0]).toMatch(told);
  });
});
