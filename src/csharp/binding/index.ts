/** What the stages above use of binding. */
export { findAttribute } from "./attributes/attributes.js";
export { type Compilation, createCompilation } from "./compilation/compilation.js";
export { boundedString } from "./constants/constant-folding.js";
export { expressionsIn, localFunctionsIn, returnedExpressions, visitExpressions } from "./expressions/bodies.js";
export { writtenReceiver } from "./expressions/calls.js";
export { boundInitializer } from "./expressions/constructor-initializers.js";
export { locationOfExpression, shortTextOf, textOfExpression as textOf } from "./expressions/expression-text.js";
export { bindExpression, constantOf, typeOfExpression } from "./expressions/expressions.js";
export { mayRename, possibleTypes } from "./names/possible-types.js";
export type { BoundExpression, SourceExpression } from "./symbols/bound-expression.js";
export type * from "./symbols/symbols.js";
export { displayType } from "./types/display-type.js";
export { documentationId } from "./types/documentation-ids.js";
export { elementType } from "./types/element-types.js";
export { allInterfaces, baseTypes, membersOf, membersWithoutMethods } from "./types/hierarchy.js";
export { implementingMember } from "./types/implementations.js";
export { implicitConversion } from "./types/implicit-conversions.js";
export { substituteType } from "./types/substitution.js";
