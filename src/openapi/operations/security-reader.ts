import { isJsonMap } from "../../contract/api-document.js";
import type { SecurityScheme } from "../../contract/contract.js";
import type { SchemeUse, Security } from "../../contract/operation.js";
import { schemeOfJson } from "../../contract/security-scheme-json.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { jsonOf } from "../document/json-value.js";
import { getSequence, isMap, isSequence, type MapNode, placeOf, stringItems } from "../document/node.js";
import type { Dialect, ReferenceFollower } from "../versions/dialect.js";
import type { OperationContext } from "./operation-reading.js";

export function readSecuritySchemes(
  root: MapNode,
  dialect: Dialect,
  references: ReferenceFollower,
  sink: DiagnosticSink,
): readonly SecurityScheme[] {
  const schemes = dialect.securitySchemes(root);
  return (schemes?.keys ?? []).flatMap((name, at) => {
    const node = references.follow(schemes?.values[at]);
    const scheme = node === undefined ? undefined : schemeOf(name, node);
    if (node !== undefined && scheme === undefined)
      sink.report(
        diagnostic("partMalformed", placeOf(node), {
          what: `The security scheme ${name}`,
          expected: "of a known type",
        }),
      );
    if (node !== undefined && scheme !== undefined)
      sink.report(diagnostic("securitySchemeByName", placeOf(node), { scheme: name, kind: scheme.kind }));
    return scheme === undefined ? [] : [scheme];
  });
}

/** 2.0 has a type of its own for basic authentication, and one flow under other names. */
function schemeOf(name: string, node: MapNode): SecurityScheme | undefined {
  const written = jsonOf(node);
  if (!isJsonMap(written)) return undefined;
  if (written.type === "basic") return schemeOfJson(name, { ...written, type: "http", scheme: "basic" });
  const { flow } = written;
  if (typeof flow !== "string" || written.flows !== undefined) return schemeOfJson(name, written);
  const flows = { [swaggerFlows.get(flow) ?? flow]: written };
  return schemeOfJson(name, { ...written, flows });
}

const swaggerFlows: ReadonlyMap<string, string> = new Map([
  ["application", "clientCredentials"],
  ["accessCode", "authorizationCode"],
]);

/** An operation's own requirement, else the document's. An empty alternative among others makes it optional. */
export function readSecurity(operation: MapNode, root: MapNode, context: OperationContext): Security {
  const { schemes, sink } = context;
  const written = getSequence(operation, "security") ?? getSequence(root, "security");
  if (written === undefined) return { kind: "unspecified" };
  const alternatives = written.items.filter(isMap).map((item) =>
    item.keys.map((key, at): SchemeUse => {
      const scopes = item.values[at];
      const scheme = schemes.has(key) ? key : (nameAtAddress(key, item, context) ?? key);
      if (!schemes.has(scheme))
        sink.report(diagnostic("securitySchemeNotDescribed", placeOf(item, scheme), { scheme }));
      return { scheme, scopes: isSequence(scopes) ? stringItems(scopes) : [] };
    }),
  );
  return alternatives.every((alternative) => alternative.length === 0)
    ? { kind: "anonymous" }
    : { kind: "required", alternatives };
}

/** Since 3.2, a requirement may give the address of a scheme instead of its name. */
function nameAtAddress(
  address: string,
  from: MapNode,
  { dialect, references, root }: OperationContext,
): string | undefined {
  const target = address.includes("#") ? references.tryResolve(address, from)?.node : undefined;
  const declared = dialect.securitySchemes(root);
  const at = declared?.values.findIndex((value) => isMap(value) && references.follow(value) === target) ?? -1;
  return target === undefined ? undefined : declared?.keys[at];
}
