/** Returns the lines of a table for a terminal, an empty one before it; none without rows. */
export function textTable(titles: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const widths = titles.map((_, column) => Math.max(...[titles, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return ['', line(titles), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)];
}
