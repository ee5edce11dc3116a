import { commandLineExamples } from "./command-line.js";
import { coverageExamples } from "./coverage.js";
import type { Examples } from "./example.js";
import { readingExamples } from "./reading/index.js";
import { typeExamples } from "./types.js";

export const examples: Examples = { ...readingExamples, ...typeExamples, ...coverageExamples, ...commandLineExamples };
