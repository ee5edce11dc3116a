// TypeScript's native compiler, which takes a tenth of the time. Tests that need the compiler's API have it from `typescript`.
import { fileURLToPath } from "node:url";

export const compiler = fileURLToPath(new URL("../node_modules/typescript-native/bin/tsc", import.meta.url));
