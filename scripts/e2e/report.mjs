/** What was checked, for the table at the end. */
export function createReport() {
  /** @type {{ subject: string, check: string, ok: boolean, detail: string }[]} */
  const rows = [];
  return {
    rows,
    /**
     * @param {string} subject
     * @param {string} check
     * @param {boolean} ok
     * @param {string} detail
     */
    add(subject, check, ok, detail) {
      rows.push({ subject, check, ok, detail: detail.trim() });
      console.log(`  ${ok ? "ok    " : "FAILED"} ${check}: ${firstLine(detail)}`);
      if (!ok) console.error(indent(detail));
    },
    failures: () => rows.filter(({ ok }) => !ok),
    /** One line for each subject: its checks, and how many of them hold. */
    print() {
      const subjects = [...new Set(rows.map(({ subject }) => subject))];
      const width = Math.max(...subjects.map((subject) => subject.length));
      console.log(`\n${"".padEnd(width)}  result  checks`);
      for (const subject of subjects) {
        const own = rows.filter((row) => row.subject === subject);
        const checks = own.map(({ check, ok }) => (ok ? check : `${check.toUpperCase()} FAILED`)).join(", ");
        console.log(`${subject.padEnd(width)}  ${own.every(({ ok }) => ok) ? "ok    " : "FAILED"}  ${checks}`);
      }
    },
  };
}

/**
 * @param {string} text
 */
function firstLine(text) {
  return text.trim().split("\n")[0];
}

/**
 * @param {string} text
 */
function indent(text) {
  return text.trim().replaceAll(/^/gm, "         ");
}
