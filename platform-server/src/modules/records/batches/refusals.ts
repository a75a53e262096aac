import type { BatchRefusal } from '@portico/shared-kit/contract/record-batches.schema';
import { type AppError, appError } from '@portico/shared-kit/errors';
import { describeError } from '@portico/shared-kit/errors/complete';
import type { Locale } from '@portico/shared-kit/i18n';

/** A record that stays as it is, and why. */
export interface RefusedRecord {
  /** Null where it has none, or where the user does not see it. */
  readonly name: string | null;
  readonly error: AppError;
}

/** As many records as were asked for and are not there for the user. */
export function missingRecords(count: number): RefusedRecord[] {
  return Array.from({ length: count }, () => ({ name: null, error: appError('recordMissing') }));
}

/** Reasons with the number of records that each keeps from being changed, the most frequent first. */
export function countRefusals(refused: readonly RefusedRecord[], locale: Locale): BatchRefusal[] {
  const told = refused.map(({ error: { code, params } }) => ({
    code,
    text: describeError({ code, params }, locale).message,
  }));
  const groups = Map.groupBy(told, ({ code, text }) => `${code} ${text}`);
  return [...groups.values()]
    .flatMap(([first, ...rest]) =>
      first === undefined ? [] : [{ resultCode: first.code, resultDesc: first.text, count: rest.length + 1 }],
    )
    .toSorted((left, right) => right.count - left.count);
}
