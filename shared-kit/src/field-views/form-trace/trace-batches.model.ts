import type { FormTraceEntry } from '../../contract/form-trace.schema.ts';

/** Entries of one step, such as a batch update of several records; there is at least one. */
export type TraceBatch = readonly [FormTraceEntry, ...FormTraceEntry[]];

/** Returns the entries of a page by the step that made them: by the same person, at the same moment, in the same way. */
export function traceBatches(entries: readonly FormTraceEntry[]): readonly TraceBatch[] {
  const batches: [FormTraceEntry, ...FormTraceEntry[]][] = [];
  for (const entry of entries) {
    const last = batches.at(-1);
    if (last !== undefined && isSameStep(last[0], entry)) last.push(entry);
    else batches.push([entry]);
  }
  return batches;
}

function isSameStep(one: FormTraceEntry, other: FormTraceEntry): boolean {
  return (['modifiedTime', 'creatorId', 'action'] as const).every((part) => one[part] === other[part]);
}
