import { note } from "../../definition.js";

const nothing = "Nothing to do.";

/** Changes that no old client notices. */
export const safeDiagnostics = {
  operationAdded: note("TN6301", "{operation} is new.", nothing),
  hubAdded: note("TN6322", "The hub {hub} is new.", nothing),
  hubMemberAdded: note("TN6323", "{member} is new.", nothing),
  parameterAddedOptional: note("TN6302", "{operation}: the parameter {name} is new and may be left out.", nothing),
  parameterNowOptional: note("TN6303", "{operation}: the parameter {name} may now be left out.", nothing),
  requestMediaTypeAdded: note("TN6304", "{operation} now also accepts {mediaType}.", nothing),
  errorRemoved: note("TN6305", "{operation} no longer answers {status}.", nothing),
  securityRelaxed: note("TN6306", "{operation} requires less authentication: {old} became {new}.", nothing),
  operationDeprecated: note("TN6307", "{operation} is deprecated.", nothing),
  propertyAddedOptional: note("TN6308", "{path} is new in requests and may be left out.", nothing),
  answerPropertyAdded: note("TN6309", "{path} is new in answers.", nothing),
  propertyNowOptional: note("TN6310", "{path} may now be left out of requests.", nothing),
  answerPropertyNowPresent: note("TN6311", "{path} is now always answered.", nothing),
  requestNowNull: note("TN6312", "{path} may now be null in requests.", nothing),
  answerNoLongerNull: note("TN6313", "{path} is no longer null in answers.", nothing),
  requestMemberAdded: note("TN6314", "{path} now also accepts {member}.", nothing),
  answerMemberRemoved: note("TN6315", "{path} is no longer answered as {member}.", nothing),
  constraintWidened: note(
    "TN6316",
    "{path}: {constraint} was {old} and is now {new}; everything old clients send is still accepted.",
    nothing,
  ),
  requestRangeWidened: note("TN6317", "{path} accepts a wider range: {old} became {new}.", nothing),
  bodyAddedOptional: note("TN6318", "{operation} now accepts an optional body.", nothing),
  headerAdded: note("TN6319", "{operation}: the header {name} is new with {status}.", nothing),
  operationNoLongerDeprecated: note("TN6320", "{operation} is no longer deprecated.", nothing),
  answerRangeNarrowed: note("TN6321", "{path} answers within a narrower range: {old} became {new}.", nothing),
};
