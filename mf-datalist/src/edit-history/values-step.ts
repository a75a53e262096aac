import type { PortalStore } from '@portico/shared-kit/api';
import { recordsEndpoints } from '@portico/shared-kit/api/records.api';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { isSameValue } from '@portico/shared-kit/fields';
import { nameOf } from '../list/record-name.ts';
import type { Direction, EditStep, TurnOutcome } from './edit-history.ts';
import { isRefusal } from './refusal.ts';

/** Values by the codes of their fields. */
type Values = Readonly<Record<string, unknown>>;

/** Change of a record: its values before and after, by the codes of the changed fields. */
export interface ValueChange {
  readonly record: Pick<BizRecord, 'id' | 'schemaCode'>;
  readonly name: string;
  readonly before: Values;
  readonly after: Values;
}

/** Returns the change that a save made: of a record as it was before, by the values that were sent and what the server answered for them. */
export function changeOf(record: BizRecord, sent: Values, answered: Values): ValueChange {
  const codes = Object.keys(sent);
  return {
    record: { id: record.id, schemaCode: record.schemaCode },
    name: nameOf(record),
    before: Object.fromEntries(codes.map((code) => [code, record.data[code] ?? null])),
    after: Object.fromEntries(codes.map((code) => [code, code in answered ? answered[code] : sent[code]])),
  };
}

/**
 * Returns the step of changes of records. Each is turned where the record still has the values that it made: what somebody else wrote
 * since stays. The server checks rights and rules as at every save. What an error other than a refusal stopped can be turned again.
 */
export function valuesStep(changes: readonly ValueChange[]): EditStep {
  return { turn: (dispatch, direction) => turnAll(dispatch, changes, direction) };
}

async function turnAll(
  dispatch: PortalStore['dispatch'],
  changes: readonly ValueChange[],
  direction: Direction,
): Promise<TurnOutcome> {
  const inOrder = (some: readonly ValueChange[]) => (direction === 'undo' ? some.toReversed() : some);
  const turned: ValueChange[] = [];
  const changed: ValueChange[] = [];
  let error: unknown;
  // The last change of a record is the first that is taken back.
  for (const [at, change] of inOrder(changes).entries()) {
    try {
      const isTurned = await turnOne(dispatch, change, direction);
      (isTurned ? turned : changed).push(change);
    } catch (failure) {
      error ??= failure;
      if (!isRefusal(failure)) {
        const rest = valuesStep(inOrder(inOrder(changes).slice(at)));
        return { ...outcomeOf(inOrder(turned), changed), rest, error };
      }
    }
  }
  return { ...outcomeOf(inOrder(turned), changed), error };
}

const outcomeOf = (turned: readonly ValueChange[], changed: readonly ValueChange[]): TurnOutcome => ({
  step: turned.length === 0 ? null : valuesStep(turned),
  names: turned.map(({ name }) => name),
  changedSince: changed.map(({ name }) => name),
});

/** Turns one change; false where the record has other values by now. */
async function turnOne(dispatch: PortalStore['dispatch'], change: ValueChange, direction: Direction): Promise<boolean> {
  const { id, schemaCode } = change.record;
  const [from, to] = direction === 'undo' ? [change.after, change.before] : [change.before, change.after];
  const read = recordsEndpoints.getRecord.initiate({ schemaCode, id }, { forceRefetch: true, subscribe: false });
  const { data, version } = await dispatch(read).unwrap();
  const has = (values: Values) => Object.keys(values).every((code) => isSameValue(data[code], values[code]));
  // A save whose answer was lost on its way turned it already.
  if (!has(from)) return has(to);
  const save = recordsEndpoints.saveRecord.initiate({ schemaCode, id, version, data: { ...to } }, { track: false });
  await dispatch(save).unwrap();
  return true;
}
