import type { OAuthFlow, SecurityScheme } from "../../contract/contract.js";
import type { SchemeUse, Security } from "../../contract/operation.js";
import { withoutUndefined } from "../../contract/without-undefined.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import {
  get,
  getBoolean,
  getMap,
  getSequence,
  getString,
  isMap,
  isSequence,
  type MapNode,
  placeOf,
  stringItems,
} from "../document/node.js";
import type { Dialect, ReferenceFollower } from "../versions/dialect.js";

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

function schemeOf(name: string, node: MapNode): SecurityScheme | undefined {
  const rest = {
    ...withoutUndefined({ description: getString(node, "description") }),
    ...(getBoolean(node, "deprecated") === true ? { deprecated: true } : {}),
  };
  switch (getString(node, "type")) {
    case "basic":
      return { kind: "http", name, scheme: "basic", ...rest };
    case "http": {
      const bearerFormat = getString(node, "bearerFormat");
      const scheme = (getString(node, "scheme") ?? "bearer").toLowerCase();
      return { kind: "http", name, scheme, ...withoutUndefined({ bearerFormat }), ...rest };
    }
    case "apiKey": {
      const place =
        (["header", "query", "cookie"] as const).find((candidate) => candidate === getString(node, "in")) ?? "header";
      return { kind: "apiKey", name, in: place, parameter: getString(node, "name") ?? name, ...rest };
    }
    case "oauth2":
      return {
        kind: "oauth2",
        name,
        flows: flowsOf(node),
        ...withoutUndefined({ metadataUrl: getString(node, "oauth2MetadataUrl") }),
        ...rest,
      };
    case "openIdConnect":
      return { kind: "openIdConnect", name, url: getString(node, "openIdConnectUrl") ?? "", ...rest };
    case "mutualTLS":
      return { kind: "mutualTls", name, ...rest };
    default:
      return undefined;
  }
}

const flowNames = {
  implicit: "implicit",
  password: "password",
  clientCredentials: "clientCredentials",
  application: "clientCredentials",
  authorizationCode: "authorizationCode",
  accessCode: "authorizationCode",
  deviceAuthorization: "deviceAuthorization",
} as const;

function flowsOf(node: MapNode): readonly OAuthFlow[] {
  const flows = getMap(node, "flows");
  const single = getString(node, "flow");
  const entries =
    flows === undefined
      ? single === undefined
        ? []
        : [[single, node] as const]
      : flows.keys.map((key) => [key, getMap(flows, key)] as const);
  return entries.flatMap(([key, flow]) => {
    const name = Object.entries(flowNames).find(([known]) => known === key)?.[1];
    if (name === undefined || flow === undefined) return [];
    const scopes = getMap(flow, "scopes");
    return [
      withoutUndefined({
        flow: name,
        authorizationUrl: getString(flow, "authorizationUrl") ?? getString(flow, "deviceAuthorizationUrl"),
        tokenUrl: getString(flow, "tokenUrl"),
        refreshUrl: getString(flow, "refreshUrl"),
        scopes: (scopes?.keys ?? []).map((scope) => ({
          name: scope,
          description: String(scopes === undefined ? "" : (get(scopes, scope) ?? "")),
        })),
      }),
    ];
  });
}

/** An operation's own requirement, else the document's. An empty alternative among others makes it optional. */
export function readSecurity(
  operation: MapNode,
  root: MapNode,
  schemes: ReadonlySet<string>,
  sink: DiagnosticSink,
): Security {
  const written = getSequence(operation, "security") ?? getSequence(root, "security");
  if (written === undefined) return { kind: "unspecified" };
  const alternatives = written.items.filter(isMap).map((item) =>
    item.keys.map((scheme, at): SchemeUse => {
      const scopes = item.values[at];
      if (!schemes.has(scheme))
        sink.report(diagnostic("securitySchemeNotDescribed", placeOf(item, scheme), { scheme }));
      return { scheme, scopes: isSequence(scopes) ? stringItems(scopes) : [] };
    }),
  );
  return alternatives.every((alternative) => alternative.length === 0)
    ? { kind: "anonymous" }
    : { kind: "required", alternatives };
}
