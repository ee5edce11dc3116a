import { defineDiagnostics } from "../../definition.js";

export const securityDiagnostics = defineDiagnostics({
  securitySchemeInvalid: {
    code: "TN2171",
    severity: "error",
    message: "{scheme} is not a security scheme.",
    help: "Use bearer, bearer:<format>, basic, cookie:<name>, apikey:header:<name>, apikey:query:<name>, openid:<url> or oauth2:<flow>:<url>; docs/guide/openapi.md lists them all.",
  },
  authorizationInBranch: {
    code: "TN2172",
    severity: "warning",
    message: "{setting} is set only in a branch here; operations are described as if the branch is taken.",
    help: "Set it unconditionally, or accept that the server asks for authorization only where the branch is taken.",
  },
  authorizationChosen: {
    code: "TN2174",
    severity: "warning",
    message:
      "Whether `{call}` is called is decided at run time; the endpoints that it affects are described as requiring authorization.",
    help: "Call it unconditionally, or accept that some requests without authorization are answered.",
  },
  controllersMappedDifferently: {
    code: "TN2173",
    severity: "warning",
    message:
      "Controllers are mapped more than once, with and without authorization; operations are described as if none of them required it.",
    help: "Put [Authorize] or [AllowAnonymous] on the controllers, or map them in one way.",
  },
});
