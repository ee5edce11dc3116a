import { mayBeLeftOut, type Parameter, type ParameterObject } from "../../contract/operation.js";
import { withoutUndefined } from "../../contract/without-undefined.js";
import { type Trace, traceEnd, traceName } from "../maps/trace.js";
import { indent } from "../text/layout.js";
import { propertyName } from "../text/typescript-literal.js";
import { documentationText } from "./documentation-text.js";
import type { ModulePiece } from "./module-files.js";
import type { ModuleScope } from "./module-scope.js";
import { keyType, parameterMembers } from "./parameter-object-text.js";

/** The object of named inputs as a type of its own, so that callers have a name for it and an editor shows what each key is. */
export function namedObjectPiece(object: ParameterObject, name: string, scope: ModuleScope): ModulePiece {
  const open = `export interface ${name} {\n`;
  const traces: Trace[] = [];
  let text = open;
  for (const member of parameterMembers(object)) {
    const key = propertyName(member.name);
    text += indent(memberDocumentation(member));
    const start = text.length + indent(key).length - key.length;
    text += indent(`${key}${mayBeLeftOut(member) ? "?" : ""}: ${keyType(member, scope)};\n`);
    const location = member.kind === "parameter" ? member.location : undefined;
    traces.push(...traceName(start, key, location), traceEnd(text.length - 1, location));
  }
  text += "}";
  return { source: text, declaration: text, script: "", traces: () => traces };
}

function memberDocumentation(member: Parameter | ParameterObject): string {
  const { documentation: summary } = member;
  const documentation = summary === undefined ? undefined : { summary };
  if (member.kind === "parameterObject") return documentationText(withoutUndefined({ documentation }));
  const { deprecated, default: value } = member;
  return documentationText(withoutUndefined({ documentation, deprecated }), { default: value });
}
