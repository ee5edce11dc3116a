// Installs what only the tests need, where it may; otherwise says what to install.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { browserNames, findBrowser } from "./browser.mjs";

const found = findBrowser();
if (found !== undefined) {
  console.log(`Browser for the live tests: ${found}`);
} else if (mayInstall()) {
  console.log("No browser found; installing Debian's chromium for the live tests.");
  run("apt-get", ["update"]);
  run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"]);
  const installed = findBrowser();
  if (installed === undefined) stop("apt-get installed chromium, but it is not on the PATH.");
  console.log(`Browser for the live tests: ${installed}`);
} else {
  stop(
    `The live tests need a Chromium-like browser. Install one of ${browserNames.join(", ")}, or set CHROME_PATH to its program.`,
  );
}

/** Only root on a Debian-like system installs packages without asking anybody. */
function mayInstall() {
  if (process.getuid?.() !== 0 || !existsSync("/etc/os-release")) return false;
  return /^ID(_LIKE)?=.*debian/m.test(readFileSync("/etc/os-release", "utf8"));
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 */
function run(command, args) {
  const result = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  if (result.status !== 0)
    stop(`\`${command} ${args.join(" ")}\` failed. Install a Chromium-like browser by hand, or set CHROME_PATH.`);
}

/**
 * @param {string} message
 */
function stop(message) {
  console.error(message);
  process.exit(1);
}
