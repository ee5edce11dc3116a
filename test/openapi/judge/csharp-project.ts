/** The project around imported C#, for every test and script that compiles or reads it. */
import { join } from "node:path";

export interface ProjectOptions {
  /** The folder of this repository: the project refers to its library. */
  readonly repository: string;
  readonly executable?: boolean;
}

/** Warnings are errors and XML documentation is on: imported C# has to compile in any project. */
export function csharpProject({ repository, executable = false }: ProjectOptions): string {
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
    <ProjectReference Include="${join(repository, "dotnet/Tenon/Tenon.csproj")}" />
  </ItemGroup>
</Project>
`;
}
