import { describe, expect, test } from "vitest";
import { expandProperties } from "../../../src/csharp/project/msbuild/expression.js";
import { memoryFileSystem } from "../../../src/files/memory-file-system.js";

const properties: Readonly<Record<string, string>> = {
  name: "Acme.Api",
  path: "src\\Api\\",
  version: "1.2.3-beta",
  list: "a;b;c",
  escaped: "one%3Btwo",
};

function expand(text: string): { value: string; problems: string[] } {
  const problems: string[] = [];
  const value = expandProperties(
    text,
    {
      property: (name) => properties[name.toLowerCase()] ?? "",
      files: memoryFileSystem({ "/repo/Directory.Build.props": "<Project/>", "/repo/src/app/version.txt": "7.1" }),
      projectDirectory: "/repo/src/app",
      thisFileDirectory: () => "/repo/src/app",
      variable: (name) => (name === "CI" ? "true" : undefined),
      platform: "linux",
    },
    (expression, reason) => problems.push(`${expression}: ${reason}`),
  );
  return { value, problems };
}

describe("property expressions", () => {
  test.each<[string, string]>([
    ["plain", "plain"],
    ["$(Name)", "Acme.Api"],
    ["$(Missing)", ""],
    ["<$(Name)-$(version)>", "<Acme.Api-1.2.3-beta>"],
    ["$(escaped)", "one%3Btwo"],
    ["$(Name.Contains('Api'))", "True"],
    ['$(Name.StartsWith("acme"))', "False"],
    ["$(Name.StartsWith('acme', StringComparison.OrdinalIgnoreCase))", "True"],
    ["$(Name.Replace('.', '_').ToUpperInvariant())", "ACME_API"],
    ["$(Name.Split('.')[1])", "Api"],
    ["$(Name.Split('.').Length)", "2"],
    ["$(Name.Substring(0, 4))", "Acme"],
    ["$(Name.Length)", "8"],
    ["$(Name[0])", "A"],
    ["$(Name.IndexOf('.'))", "4"],
    ["$(Name.TrimEnd('ip'))", "Acme.A"],
    ["$(version.Substring(0, $(version.IndexOf('-'))))", "1.2.3"],
    ["$([MSBuild]::Add(1, 2))", "3"],
    ["$([MSBuild]::Divide(7, 2))", "3"],
    ["$([MSBuild]::VersionGreaterThanOrEquals('10.0', '9.0'))", "True"],
    ["$([MSBuild]::VersionLessThan($(version), 1.3))", "True"],
    ["$([MSBuild]::ValueOrDefault('$(Missing)', 'else'))", "else"],
    ["$([MSBuild]::IsOSPlatform('Linux'))", "True"],
    ["$([MSBuild]::GetTargetFrameworkIdentifier('net8.0-windows'))", ".NETCoreApp"],
    ["$([MSBuild]::GetTargetFrameworkVersion('netstandard2.1', 2))", "2.1"],
    ["$([MSBuild]::IsTargetFrameworkCompatible('net10.0', 'netstandard2.0'))", "True"],
    ["$([MSBuild]::NormalizePath('..', 'lib'))", "/repo/src/lib"],
    ["$([MSBuild]::EnsureTrailingSlash('a\\b'))", "a/b/"],
    ["$([MSBuild]::MakeRelative('/a/b', '/a/c/d.cs'))", "../c/d.cs"],
    ["$([MSBuild]::GetDirectoryNameOfFileAbove('/repo/src/app', 'Directory.Build.props'))", "/repo"],
    ["$([MSBuild]::GetPathOfFileAbove('Directory.Build.props'))", "/repo/Directory.Build.props"],
    ["$([System.IO.Path]::Combine('a', 'b', 'c.cs'))", "a/b/c.cs"],
    ["$([System.IO.Path]::GetFileNameWithoutExtension('x/y.tar.gz'))", "y.tar"],
    ["$([System.IO.File]::ReadAllText('version.txt'))", "7.1"],
    ["$([System.IO.File]::Exists('version.txt'))", "True"],
    ["$([System.String]::IsNullOrEmpty('$(Missing)'))", "True"],
    ["$([System.String]::Join('-', 'a', 'b'))", "a-b"],
    ["$([System.Version]::Parse('1.2.3').Minor)", "2"],
    ["$([System.Environment]::GetEnvironmentVariable('CI'))", "true"],
    ["$([System.Text.RegularExpressions.Regex]::Match('v12', 'v(\\d+)').Groups[1].Value)", "12"],
    ["$([System.Text.RegularExpressions.Regex]::Replace('a-b', '-', '_'))", "a_b"],
  ])("%s is %s", (text, value) => {
    expect(expand(text)).toEqual({ value, problems: [] });
  });

  test.each<[string, RegExp]>([
    ["$([System.DateTime]::Now)", /\[System.DateTime\]::Now is not known/],
    ["$([System.Guid]::NewGuid())", /is not known/],
    ["$(Name.Shuffle())", /String.Shuffle is not known/],
    ["$(Name.Substring(99))", /out of range/],
    ["$(Name.Split('.')[7])", /out of range/],
    ["$([MSBuild]::Add('x', 1))", /not a number/],
    ["$([System.Version]::Parse('x'))", /not a version/],
    ["$(Registry:HKEY_LOCAL_MACHINE\\Software)", /registry/],
    ["$(1 + 2)", /syntax/],
    [`${"$([MSBuild]::Escape(".repeat(3000)}`, /nested/],
  ])("%s is empty, with a reason", (text, reason) => {
    const { value, problems } = expand(text);
    expect(value).toBe("");
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(reason);
  });
});

test("a regular expression that would run for years cannot be evaluated", () => {
  const text = "a".repeat(60);
  expect(expand(`$([System.Text.RegularExpressions.Regex]::IsMatch('${text}!', '^(a+)+$'))`).problems).toEqual([
    expect.stringContaining("takes too long"),
  ]);
});
