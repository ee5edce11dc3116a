import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

export const browserNames = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"];

/** The browser that the live tests drive: CHROME_PATH, or the first one on the PATH. */
export function findBrowser() {
  const wanted = process.env.CHROME_PATH;
  if (wanted !== undefined && wanted !== "") return isProgram(wanted) ? wanted : undefined;
  const folders = (process.env.PATH ?? "").split(delimiter);
  return browserNames.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/**
 * @param {string} path
 */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
