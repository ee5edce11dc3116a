/** What becomes of the values that arrive from a hub: checked by their schemas, with dates where those were asked for. */
import type { TypeId, TypeUse } from "../../contract/type-use.js";
import { reviverName, reviverText } from "../typescript/dates.js";
import type { ModuleScope } from "../typescript/module-scope.js";
import { runtimePath } from "../typescript/runtime/runtime-path.js";
import type { ValueSchemas } from "../zod/value-schemas.js";

export interface ValueReading {
  /** The value that `given` names, as the types promise it; undefined where it stays as it is. `name` is for its schema. */
  read(type: TypeUse, value: string, name: string): string | undefined;
  declarations(): readonly string[];
}

export function valueReading(scope: ModuleScope, schemas: ValueSchemas | undefined): ValueReading {
  const { emission } = scope;
  const reviver = (type: TypeUse): string | undefined => {
    if (emission.dates === undefined) return undefined;
    const imported = (id: TypeId): string =>
      scope.imported(reviverName(emission.types.get(id)), "../tenon-dates.js", "value");
    const text = reviverText(type, placeholder, emission, imported);
    // The runtime is imported only where some value needs it.
    return text?.includes(placeholder) === true
      ? text.replaceAll(placeholder, scope.namespace("tenon", runtimePath))
      : text;
  };
  return {
    read(type, value, name) {
      const schema = schemas?.schemaOf(type, name);
      const revive = reviver(type);
      const checked = schema === undefined ? value : `${schema}.parse(${value})`;
      if (revive !== undefined) return `${revive}(${checked})`;
      return schema === undefined ? undefined : checked;
    },
    declarations: () => schemas?.declarations() ?? [],
  };
}

/** No name of TypeScript. */
const placeholder = "#tenon#";
