import type { Database } from '../../database/index.ts';
import { readRecords, type RecordSelection } from '../../record-store/index.ts';
import type { Model } from '../models/index.ts';
import type { Message } from '../notifications/index.ts';
import type { SubscriptionRow } from './subscriptions.repository.ts';

interface Changes {
  readonly subscription: SubscriptionRow;
  readonly model: Model;
  readonly selection: RecordSelection;
  readonly entered: readonly string[];
  readonly left: readonly string[];
}

/** Records that are named; the others are counted. */
const mostNamed = 3;

/**
 * The message about what entered and left a list, with the titles of the first records as its person sees them now; null where nothing did that
 * they want to know.
 */
export async function changesNotice(
  db: Database,
  { subscription, model, selection, entered: came, left: went }: Changes,
): Promise<Message | null> {
  const entered = subscription.onEnter ? came : [];
  const left = subscription.onLeave ? went : [];
  const total = entered.length + left.length;
  if (total === 0) return null;
  const recordTitles = await titlesOf(db, selection, [...entered, ...left]);
  const way = entered.length === 0 ? 'left' : 'entered';
  return {
    type: 'listChanged',
    userIds: [subscription.userId],
    senderId: null,
    bizParams: {
      objectDataName: subscription.name,
      ...modelNames(model),
      enteredCount: entered.length,
      leftCount: left.length,
      recordTitles: { titles: recordTitles, total },
      ...(entered.length > 0 && left.length > 0 ? {} : { way }),
      ...addressOf(subscription, model),
    },
  };
}

/** The message that a list is watched no longer; it leads to the list where there is one. */
export function endNotice({
  subscription,
  model,
  reason,
}: {
  readonly subscription: SubscriptionRow;
  readonly model: Model | undefined;
  readonly reason: string;
}): Message {
  return {
    type: 'subscriptionEnded',
    userIds: [subscription.userId],
    senderId: null,
    bizParams: {
      objectDataName: subscription.name,
      ...(model === undefined ? { modelName: subscription.schemaCode } : modelNames(model)),
      way: reason,
      ...(model === undefined || reason !== 'tooMany' ? {} : addressOf(subscription, model)),
    },
  };
}

/** The titles of the first records that the person may see: what left the list because it is not theirs any more is only counted. */
async function titlesOf(db: Database, selection: RecordSelection, ids: readonly string[]): Promise<string[]> {
  const asked = ids.slice(0, 10 * mostNamed);
  const records = await readRecords(db, selection, asked);
  const titles = new Map(records.map(({ id, data }) => [String(id), titleIn(data)]));
  return asked.flatMap((id) => titles.get(id) || []).slice(0, mostNamed);
}

function titleIn({ name, sequenceNo }: Readonly<Record<string, unknown>>): string {
  return [name, sequenceNo].find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? '';
}

function modelNames({ definition: { name, name_i18n: names } }: Model) {
  return { modelName: name, ...(names === undefined || names === null ? {} : { modelName_i18n: names }) };
}

/** Facts that lead to the list with its state. */
function addressOf({ schemaCode, viewCode, query, savedViewId }: SubscriptionRow, { appCode }: Model) {
  return { appCode, schemaCode, viewCode, listQuery: query, ...(savedViewId === null ? {} : { savedViewId }) };
}
