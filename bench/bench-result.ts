/** Result of a bench: a table to read and figures to keep. */
export interface BenchResult {
  /** Rows of text, the header first. */
  readonly table: readonly (readonly string[])[];
  /** Figures by name. Ratios are of one run on one machine; times are in milliseconds, sizes in bytes. */
  readonly figures: Readonly<Record<string, number>>;
  /** Sentences on what is worse than it may be; the bench fails where there are any. */
  readonly overruns?: readonly string[];
}

/** Export of each bench folder's `bench.ts`. It does its own set-up and leaves nothing running. */
export interface Bench {
  run(): Promise<BenchResult>;
}

/** The table as aligned lines: the first column left, all others right. */
export function drawTable(table: BenchResult['table']): string {
  const widths = (table[0] ?? []).map((_cell, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  const [head = [], ...body] = table;
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...body.map(line)].join('\n');
}
