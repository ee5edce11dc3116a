// What a release changes in the repository's own files: the version and the changelog.

const pattern = /^(\d+)\.(\d+)\.(\d+)(?:-[0-9A-Za-z.-]+)?$/;

/**
 * Why a version cannot follow the present one; undefined where it can.
 * @param {string} version
 * @param {string} present
 */
export function versionProblem(version, present) {
  const next = pattern.exec(version);
  const now = pattern.exec(present);
  if (next === null) return `${version} is not a version such as 1.2.3 or 1.2.3-beta.1.`;
  if (now === null) return `The present version, ${present}, is not one.`;
  const differing = [1, 2, 3].find((part) => next[part] !== now[part]);
  const isLater = differing !== undefined ? Number(next[differing]) > Number(now[differing]) : version !== present;
  return isLater ? undefined : `${version} does not come after ${present}.`;
}

/**
 * The text with every `"version"` of this package set: package.json has one, the lock file two.
 * @param {string} text
 * @param {string} name of the package
 * @param {string} version
 */
export function withVersion(text, name, version) {
  return text.replace(
    new RegExp(`("name": "${name}",\\s*"version": ")[^"]+`, "g"),
    (_, before) => `${before}${version}`,
  );
}

/**
 * The changelog with its "Unreleased" entries under the version and the day.
 * @param {string} changelog
 * @param {string} version
 * @param {string} day
 */
export function withRelease(changelog, version, day) {
  const heading = "## Unreleased\n";
  const at = changelog.indexOf(heading);
  const after = at + heading.length;
  const end = changelog.indexOf("\n## ", after);
  const entries = at < 0 ? "" : changelog.slice(after, end < 0 ? undefined : end).trim();
  if (entries === "") throw new Error('CHANGELOG.md has nothing under "## Unreleased": there is nothing to release.');
  return `${changelog.slice(0, after)}\n## ${version} (${day})\n${changelog.slice(after)}`;
}
