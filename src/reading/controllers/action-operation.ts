/** A sketched action → one operation for each of its methods. */

import { functionName, withoutAsync } from "../../contract/names.js";
import type { Operation } from "../../contract/operation.js";
import { withoutUndefined } from "../../contract/without-undefined.js";
import { documentationOf } from "../documentation.js";
import { memberIdOf } from "../member-id.js";
import { responseOf } from "../responses/response.js";
import type { SecuritySchemes } from "../security/security-schemes.js";
import { deprecationOf } from "../types/declaration-header.js";
import type { TypeTable } from "../types/type-table.js";
import { readActionInputs } from "./action-inputs.js";
import type { ActionSketch, ActionVerb } from "./action-sketch.js";

export function operationsOf(table: TypeTable, schemes: SecuritySchemes, sketched: ActionSketch): readonly Operation[] {
  return sketched.verbs.map((verb) => operationOf(table, schemes, sketched, verb));
}

function operationOf(table: TypeTable, schemes: SecuritySchemes, sketched: ActionSketch, verb: ActionVerb): Operation {
  const { method, label, responses } = sketched;
  const csharpName = withoutAsync(method.name);
  const [route, ...otherRoutes] = verb.routes;
  const documentation = documentationOf(sketched.documentation);
  const deprecated = deprecationOf(sketched.attributes) ?? deprecationOf(sketched.onController);
  return {
    name: functionName(sketched.verbs.length === 1 ? csharpName : csharpName + suffix(verb.method)),
    csharpName,
    method: verb.method,
    route,
    otherRoutes,
    inputs: readActionInputs(
      {
        table,
        operation: label,
        method: verb.method,
        routes: verb.routes,
        consumes: sketched.consumes,
        location: method.location,
      },
      sketched.valuesFor(verb),
    ),
    responses: responses.responses.map((response) => responseOf(table, response, label)),
    anySuccess: responses.anySuccess,
    security:
      sketched.security === "authorize"
        ? { kind: "required", alternatives: [[schemes.authorize()]] }
        : { kind: sketched.security },
    requestExamples: [],
    declaredBy: { id: memberIdOf(method), kind: method.isAbstract ? "abstractAction" : "action" },
    ...withoutUndefined({ documentation, deprecated, location: method.location }),
  };
}

/** `PUT` → `Put`: `setStatusPut`, `setStatusPatch`. */
function suffix(method: string): string {
  return method.slice(0, 1) + method.slice(1).toLowerCase();
}
