import type { PackagePlan } from '@portico/shared-kit/contract/applications.schema';

const titles = ['Action', 'Target', 'Detail'] as const;

/** A plan as a table for a terminal, after a line that says what it is. */
export function planText({ appCode, version, steps }: PackagePlan, isDone: boolean): string {
  const isSame = steps.every(({ action }) => action === 'warn');
  const outcome = isSame
    ? isDone
      ? 'nothing was changed'
      : 'nothing would change'
    : isDone
      ? 'changed'
      : 'would change';
  return [`Application ${appCode}, version ${version}: ${outcome}`, ...tableOf(steps)].join('\n');
}

function tableOf(steps: PackagePlan['steps']): string[] {
  if (steps.length === 0) return [];
  const rows = [titles, ...steps.map(({ action, target, detail }) => [action, target, detail] as const)];
  const widths = titles.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const [head = '', ...body] = rows.map(line);
  return ['', head, line(widths.map((width) => '-'.repeat(width))), ...body];
}
