// The tool loads each command when it is asked for. Tests load them all before they begin, so that none of them is charged for it.
import "../../src/cli/commands/adopt.js";
import "../../src/cli/commands/check.js";
import "../../src/cli/commands/diff.js";
import "../../src/cli/commands/generate.js";
import "../../src/cli/commands/import.js";
import "../../src/cli/commands/routes.js";
import "../../src/cli/commands/verify.js";
import "../../src/cli/work/judge-coverage.js";
import "../../src/cli/work/list-routes.js";
import "../../src/cli/work/make-client.js";
import "../../src/cli/work/make-expected.js";
