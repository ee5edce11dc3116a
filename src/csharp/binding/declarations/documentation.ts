/** The inner XML of `<param name="…">`, for the property a record makes of that parameter. */
export function parameterDocumentation(documentation: string, name: string): string | undefined {
  const pattern = /<param\s+name\s*=\s*(?:"([^"]*)"|'([^']*)')\s*>([\s\S]*?)<\/param>/g;
  for (const match of documentation.matchAll(pattern)) {
    if ((match[1] ?? match[2]) === name) return match[3];
  }
  return undefined;
}
