import { addedByBlazor, addedByMSTest, addedByWeb, addedByWorker, baseUsings } from "./implicit-usings.js";

/**
 * What the .NET SDK's own props and targets say, as far as it decides which sources, symbols and usings a project has.
 * It is written as MSBuild, in our words and much reduced, so that it takes part in the evaluation exactly where the
 * SDK's files would: a project can override every default, and no SDK needs to be installed.
 */
export const knownSdks: ReadonlyMap<string, readonly SdkPart[]> = new Map<string, readonly SdkPart[]>([
  ["microsoft.net.sdk", []],
  ["microsoft.net.sdk.web", ["web", "razor"]],
  ["microsoft.net.sdk.worker", ["worker"]],
  ["microsoft.net.sdk.razor", ["razor"]],
  ["microsoft.net.sdk.blazorwebassembly", ["razor", "blazor"]],
  ["microsoft.net.sdk.windowsdesktop", []],
  ["azure.functions.sdk", ["worker"]],
  ["mstest.sdk", ["mstest"]],
]);

export type SdkPart = "web" | "worker" | "razor" | "blazor" | "mstest";

/** The one implicit using that depends on the framework. */
const notInNetFramework = "System.Net.Http";

function implicitUsings(names: readonly string[]): string {
  const items = names.map((name) =>
    name === notInNetFramework
      ? `<Using Include="${name}" Condition="'$(TargetFrameworkIdentifier)' != '.NETFramework'" />`
      : `<Using Include="${name}" />`,
  );
  return `
  <ItemGroup Condition="'$(ImplicitUsings)' == 'true' or '$(ImplicitUsings)' == 'enable'">
    ${items.join("")}
  </ItemGroup>`;
}

/** Imported by SDK projects and, as Microsoft.Common.props, by those of the old style. */
export const commonProps = `<Project>
  <PropertyGroup>
    <ImportDirectoryBuildProps Condition="'$(ImportDirectoryBuildProps)' == ''">true</ImportDirectoryBuildProps>
  </PropertyGroup>
  <PropertyGroup Condition="'$(ImportDirectoryBuildProps)' == 'true' and '$(DirectoryBuildPropsPath)' == ''">
    <DirectoryBuildPropsPath>$([MSBuild]::GetPathOfFileAbove('Directory.Build.props', '$(MSBuildProjectDirectory)'))</DirectoryBuildPropsPath>
  </PropertyGroup>
  <Import Project="$(DirectoryBuildPropsPath)" Condition="'$(ImportDirectoryBuildProps)' == 'true' and Exists('$(DirectoryBuildPropsPath)')" />
  <PropertyGroup>
    <UseArtifactsOutput Condition="'$(UseArtifactsOutput)' == '' and '$(ArtifactsPath)' != ''">true</UseArtifactsOutput>
    <_ProjectNameInArtifacts Condition="'$(ArtifactsPath)' != '' or '$(DirectoryBuildPropsPath)' != ''">$(MSBuildProjectName)\\</_ProjectNameInArtifacts>
  </PropertyGroup>
  <PropertyGroup Condition="'$(UseArtifactsOutput)' == 'true' and '$(ArtifactsPath)' == ''">
    <ArtifactsPath Condition="'$(DirectoryBuildPropsPath)' != ''">$([System.IO.Path]::GetDirectoryName('$(DirectoryBuildPropsPath)'))\\artifacts</ArtifactsPath>
    <ArtifactsPath Condition="'$(ArtifactsPath)' == ''">$(MSBuildProjectDirectory)\\artifacts</ArtifactsPath>
  </PropertyGroup>
  <PropertyGroup>
    <BaseIntermediateOutputPath Condition="'$(BaseIntermediateOutputPath)' == '' and '$(UseArtifactsOutput)' == 'true'">$(ArtifactsPath)\\obj\\$(_ProjectNameInArtifacts)</BaseIntermediateOutputPath>
    <BaseIntermediateOutputPath Condition="'$(BaseIntermediateOutputPath)' == ''">obj\\</BaseIntermediateOutputPath>
    <BaseIntermediateOutputPath Condition="!HasTrailingSlash('$(BaseIntermediateOutputPath)')">$(BaseIntermediateOutputPath)\\</BaseIntermediateOutputPath>
    <MSBuildProjectExtensionsPath Condition="'$(MSBuildProjectExtensionsPath)' == ''">$(BaseIntermediateOutputPath)</MSBuildProjectExtensionsPath>
    <MSBuildProjectExtensionsPath>$([System.IO.Path]::Combine('$(MSBuildProjectDirectory)', '$(MSBuildProjectExtensionsPath)'))</MSBuildProjectExtensionsPath>
    <MSBuildProjectExtensionsPath Condition="!HasTrailingSlash('$(MSBuildProjectExtensionsPath)')">$(MSBuildProjectExtensionsPath)\\</MSBuildProjectExtensionsPath>
    <ImportDirectoryPackagesProps Condition="'$(ImportDirectoryPackagesProps)' == ''">true</ImportDirectoryPackagesProps>
  </PropertyGroup>
  <PropertyGroup Condition="'$(ImportDirectoryPackagesProps)' == 'true' and '$(DirectoryPackagesPropsPath)' == ''">
    <DirectoryPackagesPropsPath>$([MSBuild]::GetPathOfFileAbove('Directory.Packages.props', '$(MSBuildProjectDirectory)'))</DirectoryPackagesPropsPath>
  </PropertyGroup>
  <Import Project="$(DirectoryPackagesPropsPath)" Condition="'$(ImportDirectoryPackagesProps)' == 'true' and Exists('$(DirectoryPackagesPropsPath)')" />
</Project>`;

/** Imported by SDK projects and, as Microsoft.CSharp.targets, by those of the old style. */
export const commonTargets = `<Project>
  <PropertyGroup>
    <DefaultLanguageSourceExtension>.cs</DefaultLanguageSourceExtension>
    <Language>C#</Language>
    <Configuration Condition="'$(Configuration)' == ''">Debug</Configuration>
    <AssemblyName Condition="'$(AssemblyName)' == ''">$(MSBuildProjectName)</AssemblyName>
    <TargetFrameworkIdentifier Condition="'$(TargetFrameworkIdentifier)' == ''">.NETFramework</TargetFrameworkIdentifier>
    <TargetFrameworkVersion Condition="'$(TargetFrameworkVersion)' == ''">v4.0</TargetFrameworkVersion>
    <_TargetFrameworkVersionWithoutV>$(TargetFrameworkVersion.TrimStart('vV'))</_TargetFrameworkVersionWithoutV>
    <ImportDirectoryBuildTargets Condition="'$(ImportDirectoryBuildTargets)' == ''">true</ImportDirectoryBuildTargets>
  </PropertyGroup>
  <PropertyGroup Condition="'$(ImportDirectoryBuildTargets)' == 'true' and '$(DirectoryBuildTargetsPath)' == ''">
    <DirectoryBuildTargetsPath>$([MSBuild]::GetPathOfFileAbove('Directory.Build.targets', '$(MSBuildProjectDirectory)'))</DirectoryBuildTargetsPath>
  </PropertyGroup>
  <Import Project="$(DirectoryBuildTargetsPath)" Condition="'$(ImportDirectoryBuildTargets)' == 'true' and Exists('$(DirectoryBuildTargetsPath)')" />
  <PropertyGroup Condition="'$(LangVersion)' == ''">
    <LangVersion Condition="'$(TargetFrameworkIdentifier)' == '.NETCoreApp' and '$(_TargetFrameworkVersionWithoutV)' >= '5.0'">$([MSBuild]::Add(4, $(_TargetFrameworkVersionWithoutV.Split('.')[0]))).0</LangVersion>
    <LangVersion Condition="'$(TargetFrameworkIdentifier)' == '.NETCoreApp' and '$(_TargetFrameworkVersionWithoutV)' &lt; '5.0'">8.0</LangVersion>
    <LangVersion Condition="'$(TargetFrameworkIdentifier)' == '.NETCoreApp' and '$(_TargetFrameworkVersionWithoutV)' &lt; '3.0'">7.3</LangVersion>
    <LangVersion Condition="'$(TargetFrameworkIdentifier)' == '.NETStandard' and '$(_TargetFrameworkVersionWithoutV)' >= '2.1'">8.0</LangVersion>
    <LangVersion Condition="'$(LangVersion)' == ''">7.3</LangVersion>
  </PropertyGroup>
</Project>`;

const defaultItems = `
  <ItemGroup Condition="'$(EnableDefaultItems)' == 'true'">
    <Compile Include="**/*$(DefaultLanguageSourceExtension)" Exclude="$(DefaultItemExcludes);$(DefaultExcludesInProjectFolder)" Condition="'$(EnableDefaultCompileItems)' == 'true'" />
  </ItemGroup>
  <ItemGroup Condition="'$(DisableImplicitFrameworkReferences)' != 'true'">
    <FrameworkReference Include="Microsoft.NETCore.App" Condition="'$(TargetFrameworkIdentifier)' == '.NETCoreApp'" />
    <FrameworkReference Include="NETStandard.Library" Condition="'$(TargetFrameworkIdentifier)' == '.NETStandard' and '$(_TargetFrameworkVersionWithoutV)' >= '2.1'" />
  </ItemGroup>`;

const usings = {
  base: implicitUsings(baseUsings),
  web: implicitUsings(addedByWeb),
  worker: implicitUsings(addedByWorker),
  blazor: implicitUsings(addedByBlazor),
  mstest: implicitUsings(addedByMSTest),
} as const;

export function sdkProps(parts: readonly SdkPart[]): string {
  const has = (part: SdkPart): boolean => parts.includes(part);
  return `<Project>
  <PropertyGroup>
    <UsingMicrosoftNETSdk>true</UsingMicrosoftNETSdk>
    ${has("web") ? "<UsingMicrosoftNETSdkWeb>true</UsingMicrosoftNETSdkWeb>" : ""}
    ${has("razor") ? "<UsingMicrosoftNETSdkRazor>true</UsingMicrosoftNETSdkRazor>" : ""}
    ${has("blazor") ? "<UsingMicrosoftNETSdkBlazorWebAssembly>true</UsingMicrosoftNETSdkBlazorWebAssembly>" : ""}
    ${has("worker") ? "<UsingMicrosoftNETSdkWorker>true</UsingMicrosoftNETSdkWorker>" : ""}
    <UsingNETSdkDefaults>true</UsingNETSdkDefaults>
  </PropertyGroup>
  <Import Project="msbuild:/Microsoft.Common.props" />
  <PropertyGroup>
    <Configurations Condition="'$(Configurations)' == ''">Debug;Release</Configurations>
    <Platforms Condition="'$(Platforms)' == ''">AnyCPU</Platforms>
    <Configuration Condition="'$(Configuration)' == ''">Debug</Configuration>
    <Platform Condition="'$(Platform)' == ''">AnyCPU</Platform>
    ${has("web") || has("worker") || has("blazor") ? `<OutputType Condition="'$(OutputType)' == ''">Exe</OutputType>` : ""}
    <OutputType Condition="'$(OutputType)' == ''">Library</OutputType>
    <AssemblyName Condition="'$(AssemblyName)' == ''">$(MSBuildProjectName)</AssemblyName>
    <RootNamespace Condition="'$(RootNamespace)' == ''">$(MSBuildProjectName.Replace(" ", "_"))</RootNamespace>
    <DefineConstants Condition="'$(DefineConstants)' != ''">$(DefineConstants);</DefineConstants>
    <DefineConstants>$(DefineConstants)TRACE</DefineConstants>
    ${has("razor") ? "<DefaultItemExcludes>$(DefaultItemExcludes);**/node_modules/**;node_modules/**</DefaultItemExcludes>" : ""}
  </PropertyGroup>
  ${defaultItems}
  ${usings.base}
  ${has("web") ? `<ItemGroup Condition="'$(DisableImplicitFrameworkReferences)' != 'true' and '$(TargetFrameworkIdentifier)' == '.NETCoreApp'"><FrameworkReference Include="Microsoft.AspNetCore.App" /></ItemGroup>` : ""}
  ${has("web") ? usings.web : ""}
  ${has("worker") ? usings.worker : ""}
  ${has("blazor") ? usings.blazor : ""}
  ${has("mstest") ? usings.mstest : ""}
</Project>`;
}

export function sdkTargets(): string {
  return `<Project>
  <PropertyGroup Condition="'$(TargetFramework)' != '' and ('$(TargetFrameworkIdentifier)' == '' or '$(TargetFrameworkVersion)' == '')">
    <TargetFrameworkIdentifier>$([MSBuild]::GetTargetFrameworkIdentifier('$(TargetFramework)'))</TargetFrameworkIdentifier>
    <TargetFrameworkVersion>v$([MSBuild]::GetTargetFrameworkVersion('$(TargetFramework)', 2))</TargetFrameworkVersion>
  </PropertyGroup>
  <PropertyGroup>
    <TargetPlatformIdentifier Condition="'$(TargetPlatformIdentifier)' == '' and '$(TargetFramework)' != ''">$([MSBuild]::GetTargetPlatformIdentifier('$(TargetFramework)'))</TargetPlatformIdentifier>
    <BaseOutputPath Condition="'$(BaseOutputPath)' == ''">bin\\</BaseOutputPath>
    <BaseOutputPath Condition="!HasTrailingSlash('$(BaseOutputPath)')">$(BaseOutputPath)\\</BaseOutputPath>
    <OutputPath Condition="'$(OutputPath)' == ''">$(BaseOutputPath)$(Configuration)\\</OutputPath>
    <IntermediateOutputPath Condition="'$(IntermediateOutputPath)' == ''">$(BaseIntermediateOutputPath)$(Configuration)\\</IntermediateOutputPath>
  </PropertyGroup>
  <Import Project="msbuild:/Microsoft.CSharp.targets" />
  <PropertyGroup>
    <EnableDefaultItems Condition="'$(EnableDefaultItems)' == ''">true</EnableDefaultItems>
    <EnableDefaultCompileItems Condition="'$(EnableDefaultCompileItems)' == ''">true</EnableDefaultCompileItems>
    <DefaultItemExcludes>$(DefaultItemExcludes);$(OutputPath)/**;$(IntermediateOutputPath)/**</DefaultItemExcludes>
    <DefaultItemExcludes Condition="'$(UseArtifactsOutput)' == 'true' and '$(ArtifactsPath)' != ''">$(DefaultItemExcludes);$(ArtifactsPath)/**;bin/**;obj/**</DefaultItemExcludes>
    <DefaultItemExcludes>$(DefaultItemExcludes);$(BaseOutputPath)/**;$(BaseIntermediateOutputPath)/**</DefaultItemExcludes>
    <DefaultItemExcludes>$(DefaultItemExcludes);**/*.user;**/*.*proj;**/*.sln;**/*.slnx;**/*.vssscc;**/.DS_Store</DefaultItemExcludes>
    <DefaultExcludesInProjectFolder>$(DefaultExcludesInProjectFolder);$(DefaultItemExcludesInProjectFolder);**/.*/**</DefaultExcludesInProjectFolder>
  </PropertyGroup>
  <PropertyGroup Condition="'$(DisableImplicitConfigurationDefines)' != 'true'">
    <ImplicitConfigurationDefine>$(Configuration.ToUpperInvariant().Replace('-', '_').Replace('.', '_').Replace(' ', '_'))</ImplicitConfigurationDefine>
    <DefineConstants>$(DefineConstants);$(ImplicitConfigurationDefine)</DefineConstants>
  </PropertyGroup>
</Project>`;
}
