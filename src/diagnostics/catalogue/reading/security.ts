import { error, warning } from "../../definition.js";

export const securityDiagnostics = {
  securitySchemeInvalid: error(
    "TN2171",
    "{scheme} is not a security scheme.",
    "Use bearer, bearer:<format>, basic, cookie:<name>, apikey:header:<name>, apikey:query:<name>, openid:<url> or oauth2:<flow>:<url>; docs/guide/openapi.md lists them all.",
  ),
  authorizationInBranch: warning(
    "TN2172",
    "{setting} is set only in a branch here; operations are described as if the branch is taken.",
    "Set it unconditionally, or accept that the server asks for authorization only where the branch is taken.",
  ),
  authorizationChosen: warning(
    "TN2174",
    "Whether `{call}` is called is decided at run time; the endpoints that it affects are described as requiring authorization.",
    "Call it unconditionally, or accept that some requests without authorization are answered.",
  ),
  controllersMappedDifferently: warning(
    "TN2173",
    "Controllers are mapped more than once, with and without authorization; operations are described as if none of them required it.",
    "Put [Authorize] or [AllowAnonymous] on the controllers, or map them in one way.",
  ),
};
