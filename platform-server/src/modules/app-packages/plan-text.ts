import type { PackagePlan } from '@portico/shared-kit/contract/applications.schema';

/** A plan as tables for a terminal, after a line that says what it is. */
export function planText({ appCode, version, steps, losses }: PackagePlan, isDone: boolean): string {
  const isSame = steps.every(({ action }) => action === 'warn');
  const outcome = isSame
    ? isDone
      ? 'nothing was changed'
      : 'nothing would change'
    : isDone
      ? 'changed'
      : 'would change';
  const stepRows = steps.map(({ action, target, detail }) => [action, target, detail]);
  const lossRows = losses.map(({ item, rows, allowed }) => [
    item,
    String(rows),
    allowed ? 'yes' : 'no: the import is refused',
  ]);
  return [
    `Application ${appCode}, version ${version}: ${outcome}`,
    ...tableOf(['Action', 'Target', 'Detail'], stepRows),
    ...tableOf([isDone ? 'Data that was lost' : 'Data that would be lost', 'Values', 'Allowed'], lossRows),
  ].join('\n');
}

function tableOf(titles: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const widths = titles.map((_, column) => Math.max(...[titles, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return ['', line(titles), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)];
}
