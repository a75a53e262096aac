import type { PackagePlan } from '@portico/shared-kit/contract/applications.schema';
import { textTable } from '../../text-files/text-table.ts';

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
    ...textTable(['Action', 'Target', 'Detail'], stepRows),
    ...textTable([isDone ? 'Data that was lost' : 'Data that would be lost', 'Values', 'Allowed'], lossRows),
  ].join('\n');
}
