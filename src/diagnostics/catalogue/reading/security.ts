import { defineDiagnostics } from "../../definition.js";

export const securityDiagnostics = defineDiagnostics({
  securitySchemeInvalid: {
    code: "TN2171",
    severity: "error",
    message: "{scheme} is not a security scheme.",
    help: "Use bearer, bearer:<format>, basic, cookie:<name>, apikey:header:<name>, apikey:query:<name>, openid:<url> or oauth2:<flow>:<url>; docs/openapi.md lists them all.",
  },
});
