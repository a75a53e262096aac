import type { ViewCode } from '@portico/shared-kit/contract/ids';
import { mostWatchedRecords } from '@portico/shared-kit/contract/subscriptions.schema';
import { appError } from '@portico/shared-kit/errors';
import { defaultsOf, readListState, wholeFilter } from '@portico/shared-kit/list-address';
import { readTree } from '@portico/shared-kit/list-address/advanced-filter';
import type { Database } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { readChangeCounter, readMatches, type RecordSelection } from '../../record-store/index.ts';
import { type Model, type ModelService, presentListConfig } from '../models/index.ts';
import { askedOf } from '../records/index.ts';

/** The list of a model as an address asks for it. */
export interface ListState {
  readonly viewCode: ViewCode;
  readonly query: string;
}

interface ListReader {
  readonly model: Model;
  readonly user: SignedInUser;
  readonly models: Pick<ModelService, 'rightsOf'>;
}

/** Records that an address asks for. */
export interface AddressedList {
  readonly selection: RecordSelection;
  /** True where what it finds changes by the day: a view may begin with this week or the last 30 days. */
  readonly movesWithTime: boolean;
}

/** Beyond every period that conditions of a view are relative to. */
const laterMs = 400 * 24 * 60 * 60_000;

/**
 * Returns the records that an address asks for, read as the list reads it, by the rights that its reader has now. Throws listViewMissing, and
 * as `checkedFilter`.
 */
export function readList(
  platform: Platform,
  { model, user, models }: ListReader,
  { viewCode, query }: ListState,
): AddressedList {
  const config = presentListConfig(model, viewCode, models.rightsOf(model, user));
  const asked = new URLSearchParams(query);
  const stateAt = (now: number) => {
    const state = readListState(asked, defaultsOf(config, now));
    return { search: state.search, filter: wholeFilter(config, state, { now, readTree }) };
  };
  const now = platform.now().getTime();
  const { search, filter } = stateAt(now);
  const input = { schemaCode: model.schemaCode, queryCode: viewCode, filter, search, page: 0, size: 1 };
  const { selection } = askedOf(platform, { model, user, input, locale: 'zh' });
  const movesWithTime = JSON.stringify(filter) !== JSON.stringify(stateAt(now + laterMs).filter);
  return { selection, movesWithTime };
}

/**
 * Returns the ids of the records that a list finds, and the number of writes before: who reads both in this order misses none. Throws
 * subscribedListTooLarge.
 */
export async function readRecordIds(
  db: Database,
  selection: RecordSelection,
): Promise<{ readonly writes: number; readonly ids: readonly string[] }> {
  const { corpId, table } = selection;
  const writes = await readChangeCounter(db, corpId, table.schemaCode);
  const found = await readMatches(db, selection, mostWatchedRecords + 1);
  if (found.length > mostWatchedRecords) throw appError('subscribedListTooLarge', { most: mostWatchedRecords });
  return { writes, ids: found.map(({ id }) => id) };
}
