import type ts from "typescript";
import { addTo } from "../collections/lists-by-key.js";
import type { Contract } from "../contract/contract.js";
import { flatParameters } from "../contract/operation.js";
import { shapesOf } from "../contract/shapes.js";
import { type Location, placeKey } from "../diagnostics/location.js";
import { hubParts, hubStem } from "../emit/hubs/hub-module.js";
import { hubModules } from "../emit/hubs/hubs-folder.js";
import { clientModules } from "../emit/typescript/client-folder.js";
import type { TypeScript } from "./load-typescript.js";

/** Something that a client declares: `tasks.get`, `TaskDto`, `TaskDto.title`. */
export type ClientName = string;

/** What the client has for each place in the C#. */
export function namesByPlace(contract: Contract): ReadonlyMap<string, readonly ClientName[]> {
  const names = new Map<string, ClientName[]>();
  const add = (location: Location | undefined, name: ClientName): void => {
    if (location === undefined) return;
    const key = placeKey(location);
    addTo(names, key, name);
  };
  for (const { service, name: module } of clientModules(contract)) {
    for (const operation of service.operations) {
      add(operation.location, `${module}.${operation.name}`);
      for (const { location } of flatParameters(operation.inputs)) add(location, `${module}.${operation.name}`);
    }
  }
  for (const { hub, name: module } of hubModules(contract)) {
    const stem = hubStem(module);
    add(hub.location, `connect${stem}`);
    for (const { type, members } of hubParts(hub, stem))
      for (const { name, location } of members) add(location, `${type}.${name}`);
  }
  for (const { declaration, name } of shapesOf(contract).all) {
    add(declaration.location, name);
    if (declaration.kind !== "object") continue;
    for (const property of declaration.properties) add(property.location, `${name}.${property.name}`);
  }
  return names;
}

/** The name of what a declaration in a generated file declares; undefined for what is inside of one. */
export function declaredName(
  compiler: TypeScript,
  declaration: ts.Declaration,
  generatedPath: (file: string) => string | undefined,
): ClientName | undefined {
  const path = generatedPath(declaration.getSourceFile().fileName);
  if (path === undefined) return undefined;
  if (compiler.isVariableDeclaration(declaration)) {
    // A query or a mock is named as the function that it is for.
    const module = /^(?:client|query|mocks)\/(.+?)(\.d)?\.ts$/.exec(path)?.[1];
    return module === undefined ? undefined : `${module}.${declaration.name.getText()}`;
  }
  if (compiler.isFunctionDeclaration(declaration)) return path.startsWith("hubs/") ? declaration.name?.text : undefined;
  if (!/^(types|hubs)\//.test(path)) return undefined;
  if (compiler.isTypeAliasDeclaration(declaration)) return declaration.name.text;
  if (!compiler.isPropertySignature(declaration)) return undefined;
  // A type is an alias of an object type, and the members of a hub are interfaces.
  const { parent } = declaration;
  const owner = compiler.isInterfaceDeclaration(parent) ? parent : parent.parent;
  if (!compiler.isTypeAliasDeclaration(owner) && !compiler.isInterfaceDeclaration(owner)) return undefined;
  const { name } = declaration;
  return `${owner.name.text}.${compiler.isIdentifier(name) || compiler.isStringLiteral(name) ? name.text : name.getText()}`;
}
