import type { MessageType } from '@portico/shared-kit/contract/notifications.schema';
import { type Locale, localised } from '@portico/shared-kit/i18n';
import { notificationTexts } from './notifications.texts.ts';

interface MessageRow {
  /** Number on the wire (shell spec, section 9: message types handled). */
  readonly number: number;
  readonly category: MessageType;
  /** The business parameters that its words need. */
  readonly params: readonly (keyof BizParams)[];
}

/** Every type of message that is sent. A new one is a row here and its words in `notifications.texts.ts`. */
export const messageTypes = {
  workItemReceived: { number: 1, category: 'STATION', params: ['originatorName', 'instanceName', 'activityName'] },
  instanceReturned: { number: 2, category: 'STATION', params: ['instanceName'] },
  instanceCompleted: { number: 3, category: 'STATION', params: ['instanceName'] },
  instanceDisagreed: { number: 4, category: 'STATION', params: ['instanceName'] },
  recordReceived: { number: 51, category: 'STATION', params: ['originatorName', 'modelName', 'instanceName'] },
  recordsReceived: { number: 52, category: 'STATION', params: ['originatorName', 'modelName', 'count'] },
} as const satisfies Record<string, MessageRow>;

/** The kinds of messages, by the names that the server's code uses. */
export type MessageName = keyof typeof messageTypes;

/** What a message is about: the words' parameters, and the ids that lead to it (shell spec, section 3: bizParams). */
export interface BizParams {
  readonly instanceName: string;
  readonly originatorName: string;
  readonly originatorName_i18n?: string;
  readonly activityName?: string;
  readonly activityName_i18n?: string;
  /** Absent where no workflow is meant. */
  readonly workflowInstanceId?: string;
  readonly WorkItemId?: string;
  readonly workItemType?: number;
  readonly schemaCode: string;
  readonly objectId: string;
  readonly objectDataName?: string;
  readonly sheetCode?: string;
  readonly modelName?: string;
  readonly modelName_i18n?: string;
  readonly count?: number;
}

/** A message in one language. */
export interface MessageTexts {
  readonly title: string;
  readonly content: string;
}

/** The words of a message; null for a number that the table does not have (any more). */
export function messageTexts(number: number, params: Partial<BizParams>, locale: Locale): MessageTexts | null {
  const name = nameOf(number);
  if (name === undefined) return null;
  const activityName = localised(params.activityName ?? '', params.activityName_i18n, locale);
  const originatorName = localised(params.originatorName ?? '', params.originatorName_i18n, locale);
  const modelName = localised(params.modelName ?? '', params.modelName_i18n, locale);
  const spoken: Partial<BizParams> = { ...params, activityName, originatorName, modelName };
  const words = Object.fromEntries(messageTypes[name].params.map((param) => [param, String(spoken[param] ?? '')]));
  const t = notificationTexts.translator(locale) as (key: string, params: Record<string, string>) => string;
  return { title: t(`${name}.title`, words), content: t(`${name}.content`, words) };
}

function nameOf(number: number): MessageName | undefined {
  const names = Object.keys(messageTypes) as MessageName[];
  return names.find((name) => messageTypes[name].number === number);
}
