import { argumentKinds } from "./kinds/arguments.js";
import { attributeKinds } from "./kinds/attributes.js";
import { declarationKinds } from "./kinds/declarations.js";
import { delegateKinds } from "./kinds/delegates.js";
import { extractionKinds } from "./kinds/extraction.js";
import { literalKinds } from "./kinds/literals.js";
import { lookalikeKinds } from "./kinds/lookalikes.js";
import { nameKinds } from "./kinds/names.js";
import type { Rewrite } from "./kinds/rewrite-kind.js";
import { statementKinds } from "./kinds/statements.js";
import { textKinds } from "./kinds/text.js";
import { valueKinds } from "./kinds/values.js";

export const kinds: readonly Rewrite[] = [
  ...textKinds,
  ...literalKinds,
  ...nameKinds,
  ...argumentKinds,
  ...attributeKinds,
  ...valueKinds,
  ...statementKinds,
  ...declarationKinds,
  ...delegateKinds,
  ...extractionKinds,
  ...lookalikeKinds,
];
