import type { MessageType } from '@portico/shared-kit/contract/notifications.schema';
import type { MessageFacts } from '@portico/shared-kit/contract/notification-target';

/** Facts about a type of message. */
export interface MessageRow {
  /** Number on the wire (shell spec, section 9: message types handled). */
  readonly number: number;
  readonly category: MessageType;
  /** Params of its words: facts of `bizParams`, in a form for people. */
  readonly params: readonly (keyof BizParams)[];
  /** True where it has other words for `success: false`. */
  readonly mayFail?: true;
  /** Values of `way` for which it has other words. */
  readonly variants?: readonly string[];
  /** True where the words of the message are followed by the text that somebody wrote to it, if they did. */
  readonly quotes?: true;
}

const row = <const N extends number, const P extends readonly (keyof BizParams)[]>(number: N, params: P) =>
  ({ number, category: 'STATION', params }) as const;

const quoting = <const N extends number, const P extends readonly (keyof BizParams)[]>(number: N, params: P) =>
  ({ ...row(number, params), quotes: true }) as const;

/**
 * Ways in which open work is lost, and in which an own instance ends or goes to somebody else, beside its originator
 * taking it back.
 */
const losses = ['aborted', 'voided', 'early', 'takenAway', 'timeLimit', 'notNeeded'] as const;
const ownEnds = ['ownAborted', 'ownVoided', 'ownTimeAborted', 'ownTimeVoided', 'ownerTaken'] as const;

const reply = <const N extends number, const P extends readonly (keyof BizParams)[]>(number: N, params: P) =>
  ({ number, category: 'COMMENT', params }) as const;

const result = <const N extends number, const P extends readonly (keyof BizParams)[]>(number: N, params: P) =>
  ({ ...row(number, params), mayFail: true }) as const;

/**
 * Every type of message. A new one is a row here and its words in `notifications.texts.ts`; who sends it names the row
 * in `notify`, and the compiler then asks for the facts that its words need.
 */
export const messageTypes = {
  // work in workflows
  workItemReceived: row(1, ['originatorName', 'instanceName', 'activityName']),
  instanceReturned: { ...quoting(2, ['actorName', 'instanceName', 'activityName']), variants: ['again'] },
  instanceCompleted: { ...row(3, ['actorName', 'instanceName']), variants: ['early'] },
  instanceDisagreed: quoting(4, ['instanceName']),
  workItemUrged: quoting(11, ['actorName', 'instanceName', 'activityName']),
  workItemForwarded: quoting(12, ['actorName', 'instanceName', 'activityName']),
  assistanceAsked: { ...quoting(13, ['actorName', 'instanceName', 'activityName']), variants: ['answered'] },
  workItemAdded: { ...quoting(14, ['actorName', 'instanceName', 'activityName']), variants: ['answered'] },
  instanceCirculated: quoting(16, ['actorName', 'instanceName']),
  instanceWithdrawn: {
    ...quoting(17, ['actorName', 'instanceName', 'activityName']),
    variants: [...losses, ...ownEnds],
  },
  workItemDueSoon: row(21, ['instanceName', 'activityName', 'timeout']),
  workItemTimedOut: {
    ...row(23, ['instanceName', 'activityName', 'timeout']),
    variants: ['passed', 'aborted', 'voided'],
  },
  delegationBegun: row(31, ['actorName', 'startTime', 'endTime']),
  delegationEnded: result(32, ['actorName']),
  // what people say
  mentioned: reply(41, ['actorName', 'objectDataName', 'comment']),
  replied: reply(42, ['actorName', 'objectDataName', 'comment']),
  // records
  recordReceived: row(51, ['originatorName', 'modelName', 'instanceName']),
  recordsReceived: row(52, ['originatorName', 'modelName', 'count']),
  /** Of lists that people watch: what entered or left one, and that it is watched no longer. */
  listChanged: {
    ...row(53, ['objectDataName', 'modelName', 'enteredCount', 'leftCount', 'recordTitles']),
    variants: ['entered', 'left'],
  },
  subscriptionEnded: { ...row(54, ['objectDataName', 'modelName']), variants: ['tooMany', 'noRight', 'gone'] },
  importEnded: result(61, ['modelName', 'count', 'failedCount']),
  exportEnded: result(62, ['modelName', 'count']),
  // accounts and the organisation
  passwordChanged: { ...row(101, []), variants: ['factorOn', 'factorOff', 'recoveryCodes'] },
  passwordReset: { ...row(102, []), variants: ['factorReset'] },
  rolesGiven: row(103, ['roles']),
  rolesTaken: row(104, ['roles']),
  peopleLeft: row(105, ['userNameList']),
  departmentChanged: row(106, ['organizationName']),
  signedInElsewhere: { ...row(107, ['time', 'count']), variants: ['failed', 'recoveryCode'] },
  /** Of what runs by itself: a business rule, or an instance that has stopped at a node; and who designs it now. */
  ruleEnded: {
    ...result(108, ['ruleName', 'objectDataName', 'comment']),
    variants: ['stopped', 'designTaken', 'formTaken', 'portalPageTaken', 'printTemplateTaken', 'reportTaken'],
  },
  announcement: row(201, ['objectDataName', 'htmlStr']),
} as const satisfies Record<string, MessageRow>;

/** The kinds of messages, by the names that the server's code uses. */
export type MessageName = keyof typeof messageTypes;

/** A row of the table by its number; undefined for a number that the table does not have (any more). */
export function messageNamed(number: number): MessageName | undefined {
  return names.get(number);
}

const names: ReadonlyMap<number, MessageName> = new Map(
  (Object.keys(messageTypes) as MessageName[]).map((name) => [messageTypes[name].number, name]),
);

/** A person, role or department in a list: a name, and its other languages where there are any. */
export interface LocalisedName {
  readonly name: string;
  readonly name_i18n?: string | null;
}

/** Time that something took or takes until it is due. */
export interface Timeout {
  readonly value: number;
  readonly unit: keyof typeof timeUnits;
}

/** Ms of the units of timeouts (shell spec, section 9). */
export const timeUnits = { DAY: 86_400_000, HOUR: 3_600_000, MINUTE: 60_000, SECOND: 1_000 } as const;

/**
 * Subject of a message: the facts that its words tell, and the ids that lead to it (shell spec, section 3: bizParams).
 */
export interface BizParams extends MessageFacts {
  readonly instanceName?: string;
  readonly instanceName_i18n?: string;
  readonly originatorName?: string;
  readonly originatorName_i18n?: string;
  /** Name of the person who did it, where that is not the originator. */
  readonly actorName?: string;
  readonly actorName_i18n?: string;
  readonly activityName?: string;
  readonly activityName_i18n?: string;
  readonly objectDataName?: string;
  readonly objectDataName_i18n?: string;
  readonly modelName?: string;
  readonly modelName_i18n?: string;
  readonly ruleName?: string;
  readonly ruleName_i18n?: string;
  readonly organizationName?: string;
  readonly organizationName_i18n?: string;
  readonly count?: number;
  readonly failedCount?: number;
  readonly enteredCount?: number;
  readonly leftCount?: number;
  /** The titles of the first records that it is about, and of how many it is. */
  readonly recordTitles?: { readonly titles: readonly string[]; readonly total: number };
  /** Text that somebody wrote, or the reason for which something failed. */
  readonly comment?: string;
  readonly comment_i18n?: string;
  readonly timeout?: Timeout;
  /** Moments, ISO, UTC. */
  readonly startTime?: string;
  readonly endTime?: string;
  readonly time?: string;
  readonly roles?: readonly LocalisedName[];
  readonly userNameList?: readonly LocalisedName[];
  /** Formatted text of somebody else's making: cleaned before it is shown. */
  readonly htmlStr?: string;
  /** False: what was tried did not work. */
  readonly success?: boolean;
  /** Special circumstance, for which its type has other words. */
  readonly way?: string;
  /** Sent to try it. */
  readonly test?: boolean;
}

/** The facts that a type of message cannot do without. */
export type FactsOf<N extends MessageName> = BizParams &
  Required<Pick<BizParams, (typeof messageTypes)[N]['params'][number]>>;
