import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The licences of the packages whose code is in a bundle. Each asks that its notice goes along with every copy.
 * @param {readonly string[]} inputs The files that went into the bundle.
 * @param {string} root
 * @returns {string}
 */
export function thirdPartyNotices(inputs, root) {
  const names = inputs.flatMap(
    (path) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path.replaceAll("\\", "/"))?.[1] ?? [],
  );
  const notices = [...new Set(names)].sort().map((name) => noticeOf(join(root, "node_modules", name)));
  return `Tenon contains code of these packages.\n${notices.join("")}`;
}

/**
 * @param {string} folder
 */
function noticeOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.|$)/i.test(entry));
  if (file === undefined || !existsSync(join(folder, file))) throw new Error(`${name} has no licence file`);
  const text = readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n").trim();
  return `\n${"-".repeat(80)}\n${name} ${version} (${license})\n\n${text}\n`;
}
