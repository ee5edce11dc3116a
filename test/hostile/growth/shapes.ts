import { code } from "./code-shapes.js";
import { byCommand } from "./command-shapes.js";
import { documents } from "./document-shapes.js";
import type { Shape } from "./shape.js";
import { startUp } from "./start-up-shapes.js";
import { types } from "./type-shapes.js";

export const shapes: readonly Shape[] = [...types, ...code, ...startUp, ...documents, ...byCommand];
