import type { ScriptFault } from '@portico/shared-kit/list-scripts';

/** Returns the line and column, from 1, that the words of a fault end with; null where it is of the script as a whole. */
export function placeOf(fault: ScriptFault): { readonly line: number; readonly column: number } | null {
  const [, line, column] = /\((\d+):(\d+)\)$/.exec(fault.params?.['detail'] ?? '') ?? [];
  return line === undefined || column === undefined ? null : { line: Number(line), column: Number(column) };
}
