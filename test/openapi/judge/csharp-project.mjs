// The project around imported C#, for every test and script that compiles or reads it.
import { fileURLToPath } from "node:url";

const library = fileURLToPath(new URL("../../../dotnet/Tenon/Tenon.csproj", import.meta.url));

/**
 * Warnings are errors and XML documentation is on: imported C# has to compile in any project.
 * @param {{ executable?: boolean, compile?: string, references?: readonly string[] }} options `compile`: which files, where
 * they are not below the project.
 */
export function csharpProject({ executable = false, compile, references = [library] } = {}) {
  return `<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <TargetFramework>net10.0</TargetFramework>
    <OutputType>${executable ? "Exe" : "Library"}</OutputType>
    <Nullable>enable</Nullable>
    <ImplicitUsings>disable</ImplicitUsings>
    <TreatWarningsAsErrors>true</TreatWarningsAsErrors>
    <GenerateDocumentationFile>true</GenerateDocumentationFile>
    <DebugType>none</DebugType>
    <ProduceReferenceAssembly>false</ProduceReferenceAssembly>
    <RunAnalyzers>false</RunAnalyzers>
    <UseSharedCompilation Condition="'$(SharedCompilationId)' == ''">false</UseSharedCompilation>
  </PropertyGroup>
  <ItemGroup>
    <FrameworkReference Include="Microsoft.AspNetCore.App" />
${references.map((path) => `    <ProjectReference Include="${path}" />`).join("\n")}
${compile === undefined ? "" : `    <Compile Include="${compile}" />`}
  </ItemGroup>
</Project>
`;
}
