import { defineDiagnostics } from "../../definition.js";

const nothing = "Nothing to do.";

/** Changes that no old client notices. */
export const safeDiagnostics = defineDiagnostics({
  operationAdded: { code: "TN6301", severity: "note", message: "{operation} is new.", help: nothing },
  hubAdded: { code: "TN6322", severity: "note", message: "The hub {hub} is new.", help: nothing },
  hubMemberAdded: { code: "TN6323", severity: "note", message: "{member} is new.", help: nothing },
  parameterAddedOptional: {
    code: "TN6302",
    severity: "note",
    message: "{operation}: the parameter {name} is new and may be left out.",
    help: nothing,
  },
  parameterNowOptional: {
    code: "TN6303",
    severity: "note",
    message: "{operation}: the parameter {name} may now be left out.",
    help: nothing,
  },
  requestMediaTypeAdded: {
    code: "TN6304",
    severity: "note",
    message: "{operation} now also accepts {mediaType}.",
    help: nothing,
  },
  errorRemoved: { code: "TN6305", severity: "note", message: "{operation} no longer answers {status}.", help: nothing },
  securityRelaxed: {
    code: "TN6306",
    severity: "note",
    message: "{operation} requires less authentication: {old} became {new}.",
    help: nothing,
  },
  operationDeprecated: { code: "TN6307", severity: "note", message: "{operation} is deprecated.", help: nothing },
  propertyAddedOptional: {
    code: "TN6308",
    severity: "note",
    message: "{path} is new in requests and may be left out.",
    help: nothing,
  },
  answerPropertyAdded: { code: "TN6309", severity: "note", message: "{path} is new in answers.", help: nothing },
  propertyNowOptional: {
    code: "TN6310",
    severity: "note",
    message: "{path} may now be left out of requests.",
    help: nothing,
  },
  answerPropertyNowPresent: {
    code: "TN6311",
    severity: "note",
    message: "{path} is now always answered.",
    help: nothing,
  },
  requestNowNull: { code: "TN6312", severity: "note", message: "{path} may now be null in requests.", help: nothing },
  answerNoLongerNull: {
    code: "TN6313",
    severity: "note",
    message: "{path} is no longer null in answers.",
    help: nothing,
  },
  requestMemberAdded: { code: "TN6314", severity: "note", message: "{path} now also accepts {member}.", help: nothing },
  answerMemberRemoved: {
    code: "TN6315",
    severity: "note",
    message: "{path} is no longer answered as {member}.",
    help: nothing,
  },
  constraintWidened: {
    code: "TN6316",
    severity: "note",
    message: "{path}: {constraint} was {old} and is now {new}; everything old clients send is still accepted.",
    help: nothing,
  },
  requestRangeWidened: {
    code: "TN6317",
    severity: "note",
    message: "{path} accepts a wider range: {old} became {new}.",
    help: nothing,
  },
  bodyAddedOptional: {
    code: "TN6318",
    severity: "note",
    message: "{operation} now accepts an optional body.",
    help: nothing,
  },
  headerAdded: {
    code: "TN6319",
    severity: "note",
    message: "{operation}: the header {name} is new with {status}.",
    help: nothing,
  },
  operationNoLongerDeprecated: {
    code: "TN6320",
    severity: "note",
    message: "{operation} is no longer deprecated.",
    help: nothing,
  },
  answerRangeNarrowed: {
    code: "TN6321",
    severity: "note",
    message: "{path} answers within a narrower range: {old} became {new}.",
    help: nothing,
  },
});
