import type { WorkItemAction } from '@portico/shared-kit/contract/workflow.schema';
import type { InstanceAdminAction } from '@portico/shared-kit/contract/instance-administration.schema';
import { CopyOutlined, EditOutlined, HistoryOutlined, PrinterOutlined } from '@portico/shared-kit/ui/icons';
import type { ComponentType } from 'react';

/** The groups of the menu, in their order; of these, `manage` has a heading. */
export const actionGroups = ['step', 'manage', 'record'] as const;

/** Action of the form page: its place in the row and in the menu behind it. */
interface ActionRow {
  readonly group: (typeof actionGroups)[number];
  /** `always`: a button of its own; `room`: while there are few; `menu`: only in the menu, unless all are few. */
  readonly button: 'always' | 'room' | 'menu';
  /** True for what the page may be about: the first of these is its primary action. */
  readonly isMain?: true;
  /** True for what ends things or cannot be undone: red, and the last of its group. */
  readonly isDanger?: true;
  /** The action beside which this one has a button of its own. */
  readonly besides?: 'submit';
  /** The action that does the same for the user: where it stands, this one is left out. */
  readonly sameAs?: 'finish';
  readonly Icon?: ComponentType<{ readonly 'aria-hidden'?: 'true' }>;
}

const step = { group: 'step' } as const;
const manage = { group: 'manage', button: 'menu' } as const;
const record = { group: 'record' } as const;

/**
 * Every action that may stand on a form page, in order: the most frequent comes first, what ends things comes last. A new action is
 * one row here, and the hook that offers it.
 */
export const actionTable = {
  next: { ...step, button: 'always', isMain: true },
  start: { ...step, button: 'always', isMain: true },
  submit: { ...step, button: 'always', isMain: true },
  agree: { ...step, button: 'always', isMain: true },
  disagree: { ...step, button: 'always', isDanger: true },
  abstain: { ...step, button: 'always' },
  claim: { ...step, button: 'always', isMain: true },
  save: { ...step, button: 'always', isMain: true },
  saveDraft: { ...step, button: 'always' },
  cancel: { ...step, button: 'always' },
  agreeSpoken: { ...step, button: 'menu' },
  // A form that is filled in is saved now and then; an opinion is short.
  temporarySave: { ...step, button: 'menu', besides: 'submit' },
  reject: { ...step, button: 'menu', isDanger: true },
  forward: { ...step, button: 'menu' },
  assist: { ...step, button: 'menu' },
  addSign: { ...step, button: 'menu' },
  removeSign: { ...step, button: 'menu' },
  giveBack: { ...step, button: 'menu' },
  finish: { ...step, button: 'menu', isDanger: true },
  revoke: { ...step, button: 'menu', isDanger: true },
  'manage.urge': manage,
  'manage.communicate': manage,
  'manage.adjustParticipants': manage,
  'manage.adjustParticipant': manage,
  'manage.activateActivity': manage,
  'manage.modifyOwner': manage,
  'manage.cancelActivity': { ...manage, isDanger: true },
  'manage.finish': { ...manage, isDanger: true, sameAs: 'finish' },
  'manage.abort': { ...manage, isDanger: true },
  'manage.void': { ...manage, isDanger: true },
  edit: { ...record, button: 'room', isMain: true, Icon: EditOutlined },
  startAgain: { ...record, button: 'room', Icon: CopyOutlined },
  print: { ...record, button: 'room', Icon: PrinterOutlined },
  circulate: { ...record, button: 'room' },
  trace: { ...record, button: 'menu', Icon: HistoryOutlined },
} as const satisfies Readonly<Record<OwnCode | WorkItemAction | `manage.${InstanceAdminAction}`, ActionRow>>;

/** The actions of the page itself, beside those of a workflow. */
type OwnCode =
  | 'next'
  | 'start'
  | 'save'
  | 'saveDraft'
  | 'cancel'
  | 'agreeSpoken'
  | 'edit'
  | 'startAgain'
  | 'print'
  | 'trace';

export type ActionCode = keyof typeof actionTable;

/** Returns the row of an action. */
export function rowOf(code: ActionCode): ActionRow {
  return actionTable[code];
}

/** Returns the position of an action among all. */
export function orderOf(code: ActionCode): number {
  return Object.keys(actionTable).indexOf(code);
}
