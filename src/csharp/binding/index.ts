/** What the stages above use of binding. */
export { findAttribute } from "./attributes/attributes.js";
export { type Compilation, createCompilation } from "./compilation/compilation.js";
export { expressionsIn, returnedExpressions, visitExpressions } from "./expressions/bodies.js";
export { writtenReceiver } from "./expressions/calls/calls.js";
export { boundInitializer } from "./expressions/calls/constructor-initializers.js";
export { isExpressionNode } from "./expressions/expression-nodes.js";
export { locationOfExpression, shortTextOf, textOfExpression as textOf } from "./expressions/expression-text.js";
export { bindExpression, constantOf, typeOfExpression, withoutParentheses } from "./expressions/expressions.js";
export { outArgument, parameterSays } from "./expressions/scopes/out-arguments.js";
export { mayRename, possibleTypes } from "./names/possible-types.js";
export type { BoundExpression, SourceExpression } from "./symbols/bound-expression.js";
export type * from "./symbols/symbols.js";
export { awaitedType, heldInTask } from "./types/awaiting.js";
export { displayType } from "./types/display-type.js";
export { elementType } from "./types/element-types.js";
export {
  allInterfaces,
  baseTypes,
  derivesFrom,
  hasTooManyInterfaces,
  membersOf,
  membersWithoutMethods,
} from "./types/hierarchy.js";
export { implementingMember } from "./types/implementations.js";
export { implicitConversion } from "./types/implicit-conversions.js";
export { substituteType } from "./types/substitution.js";
