import { kindOf, type Property, storageOf, type StorageType } from '../fields/index.ts';
import { BudgetExceeded } from '../expressions/budget.ts';
import { type Variables, valueOf } from '../expressions/feel.ts';
import { feelVariables } from './variables.ts';

/** Rows of a sample: a large table by hand. */
const sampleRows = 100;
/** As long as a long text may be. */
const sampleText = 'sample text '.repeat(160);
const sampleTime = '2026-11-20T00:00:00.000Z';
const sampleUnit = { id: 'sample', name: 'sample' };

/** A value of each storage, as records have it; rows are made of their columns. */
const samples: Readonly<Record<StorageType, unknown>> = {
  text: sampleText,
  decimal: '1000',
  instant: sampleTime,
  boolean: true,
  files: [{ ...sampleUnit, size: 1_000 }],
  time: '08:30:00',
  address: { province: sampleUnit, detail: sampleText },
  opinions: [],
  userId: sampleUnit,
  departmentId: sampleUnit,
  texts: ['a', 'b', 'c'],
  userIds: [sampleUnit, { ...sampleUnit, id: 'sample 2' }],
  departmentIds: [sampleUnit],
  units: [sampleUnit],
  recordId: sampleUnit,
  recordIds: [sampleUnit],
  rows: [],
};

function sampleOf(property: Property): unknown {
  if (!storageOf(property).hasTable) return samples[kindOf(property).storage];
  const columns = property.subSchema?.properties ?? [];
  const row = Object.fromEntries(columns.map((column) => [column.code, sampleOf(column)]));
  return Array.from({ length: sampleRows }, (_, at) => ({ ...row, id: `${at}` }));
}

/** Records of these fields as expressions see them: an empty one, and one in which everything is filled in. */
export function sampleVariables(properties: readonly Property[]): readonly Variables[] {
  const known = properties.filter(({ code }) => !Object.hasOwn(Object.prototype, code));
  const filled = Object.fromEntries(known.map((property) => [property.code, sampleOf(property)]));
  const empty = Object.fromEntries(known.map(({ code }) => [code, null]));
  return [empty, feelVariables(filled, known)];
}

/**
 * Tries an expression on samples; null where it keeps to its budget. What else is wrong with it may be right for other
 * values.
 */
export function costProblem(text: string, records: readonly Variables[]): BudgetExceeded | null {
  for (const variables of records) {
    try {
      valueOf(text, variables, sampleTime);
    } catch (error) {
      if (error instanceof BudgetExceeded) return error;
    }
  }
  return null;
}
