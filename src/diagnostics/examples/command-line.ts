import { command, type Examples } from "./example.js";

export const commandLineExamples: Examples = {
  badUsage: command("tenon --projct Api.csproj", "tenon --project Api.csproj"),
  noInput: command("tenon --output src/api", "tenon --project Api.csproj --output src/api"),
  optionsConflict: command(
    "tenon --project Api.csproj --output src/api --check --verify",
    "tenon --project Api.csproj --check",
  ),
  optionNeedsOther: command(
    "tenon --project Api.csproj --verify",
    "tenon --project Api.csproj --output src/api --verify",
  ),
  optionValueUnknown: command(
    "tenon --project Api.csproj --openapi --openapi-version 2.0",
    "tenon --project Api.csproj --openapi --openapi-version 3.0",
  ),
  inputMissing: command("tenon --project Server/Api.csproj --routes", "tenon --project Api.csproj --routes"),
  noProjectInFolder: command("tenon --project docs --routes", "tenon --project . --routes"),
  frameworkNotTargeted: command(
    "tenon --project Api.csproj --framework net6.0 --routes",
    "tenon --project Api.csproj --framework net10.0 --routes",
  ),
  nothingDeclared: command(
    "tenon --project Api.csproj --output src/api",
    "tenon --project Api.csproj --served --output src/api",
  ),
  nothingFound: command("tenon --project Library.csproj", "tenon --project Api.csproj --served"),
  securitySchemeInvalid: command(
    "tenon --project Api.csproj --served --security jwt",
    "tenon --project Api.csproj --served --security bearer:jwt",
  ),
  importPrefixInvalid: command(
    'tenon --from-openapi api.yaml --namespace Acme --route-prefix "/{tenant}"',
    "tenon --from-openapi api.yaml --namespace Acme --route-prefix /v2",
  ),
};
