import { type Contract, typesById } from "../contract/contract.js";
import { type InputStyle, withInputs } from "../contract/names/named-inputs.js";
import { shapesOf } from "../contract/shapes.js";
import { moduleEmitters } from "./emitters.js";
import type { GeneratedFile } from "./generated-file.js";
import type { QueryFramework } from "./query/query-framework.js";
import { clientFolder, noValidation } from "./typescript/client-folder.js";
import type { DateKind } from "./typescript/date-kind.js";
import { datedTypes, datesModule } from "./typescript/dates.js";
import { type ImportExtension, withImportExtension } from "./typescript/import-extension.js";
import type { Maps } from "./typescript/module-files.js";
import type { Emission } from "./typescript/module-scope.js";
import { withParameterTypes } from "./typescript/parameter-types.js";
import { runtimeModule } from "./typescript/runtime/runtime-module.js";
import { transfersOf } from "./typescript/transfers.js";
import { placeTypes } from "./typescript/type-modules.js";
import { typesFolder } from "./typescript/types-folder.js";
import { answerValidation } from "./zod/answer-validation.js";
import { schemasOf } from "./zod/validators-folder.js";

export interface TypeScriptOptions {
  /** Also write validators and have the client check every answer with them. */
  readonly zod: boolean;
  /** Also write options for TanStack Query. */
  readonly query?: QueryFramework | undefined;
  /** Also write handlers for MSW. */
  readonly mocks?: boolean | undefined;
  /** What dates are; texts unless asked for. */
  readonly dates?: DateKind | undefined;
  /** How the functions take what is neither in the route nor the body; positional unless asked for. */
  readonly inputs?: InputStyle | undefined;
  /** Write types and client as declarations with maps to the C#. */
  readonly maps?: Maps | undefined;
  /** How modules name each other; `.js` unless asked for. */
  readonly importExtension?: ImportExtension | undefined;
}

/** A contract as TypeScript: `types/`, `client/` and the runtime module they share. */
export function emitTypeScript(declared: Contract, options: TypeScriptOptions): readonly GeneratedFile[] {
  const contract = withParameterTypes(declared);
  const shapes = shapesOf(contract);
  const types = typesById(contract);
  const emission: Emission = {
    types,
    shapes,
    modules: placeTypes(contract),
    shadowed: new Set(shapes.all.map((shape) => shape.name)),
    dates: options.dates,
    dated: datedTypes(types, options.dates),
  };
  const called = withInputs(contract, options.inputs ?? "positional");
  const schemas = options.zod ? schemasOf(contract) : undefined;
  const validation = schemas === undefined ? noValidation : answerValidation(schemas);
  const client = clientFolder(called, emission, validation, options.maps);
  const modules = moduleEmitters.flatMap((emitter) => emitter.files({ contract, called, emission, schemas, options }));
  const files = [
    ...typesFolder(emission, options.maps),
    ...client,
    ...modules,
    ...(client.length === 0 && options.dates === undefined
      ? []
      : [runtimeModule({ zod: options.zod, dates: options.dates, ...transfersOf(contract) })]),
    ...(client.length === 0 && (contract.hubs ?? []).length === 0 ? [] : datesModule(contract, emission)),
  ];
  return withImportExtension(files, options.importExtension ?? "js");
}
