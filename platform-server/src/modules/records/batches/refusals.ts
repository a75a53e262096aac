import type { BatchRefusal } from '@portico/shared-kit/contract/record-batches.schema';
import { type AppError } from '@portico/shared-kit/errors';
import { describeError } from '@portico/shared-kit/errors/complete';
import type { Locale } from '@portico/shared-kit/i18n';

/** Reasons with the number of records that each keeps from being changed, the most frequent first. */
export function countRefusals(refused: readonly AppError[], locale: Locale): BatchRefusal[] {
  const told = refused.map(({ code, params }) => ({ code, text: describeError({ code, params }, locale).message }));
  const groups = Map.groupBy(told, ({ code, text }) => `${code} ${text}`);
  return [...groups.values()]
    .flatMap(([first, ...rest]) =>
      first === undefined ? [] : [{ resultCode: first.code, resultDesc: first.text, count: rest.length + 1 }],
    )
    .toSorted((left, right) => right.count - left.count);
}
