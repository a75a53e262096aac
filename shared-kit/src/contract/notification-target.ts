import type { InstanceId, ModelCode } from './ids.ts';
import { listPath } from './application-paths.ts';
import { backStagePage } from './back-stage.ts';

/** Parts of a message's `bizParams` that lead somewhere (shell spec, section 3). */
export interface MessageFacts {
  /** Absent where no workflow is meant. */
  readonly workflowInstanceId?: InstanceId;
  readonly WorkItemId?: string;
  readonly workItemType?: number;
  readonly schemaCode?: ModelCode;
  readonly objectId?: string;
  readonly sheetCode?: string;
  /** The record itself is meant, although it is in a workflow. */
  readonly isBusiness?: boolean;
  /** The comment on the record that it is about. */
  readonly commentId?: string;
  /** A list and its state, as its address writes it; `savedViewId` is the saved view that it opens with. */
  readonly appCode?: string;
  readonly viewCode?: string;
  readonly listQuery?: string;
  readonly savedViewId?: string;
  /** People whose work is to be handed over, in a departure notice. */
  readonly userNameList?: readonly unknown[];
}

/** Returns the fragment, behind the #, by which an address of a form leads to a comment on its record. */
export const commentAnchor = (commentId: string): string => `comment-${encodeURIComponent(commentId)}`;

/** Number of the departure notice, which leads to the hand-over of work and not to a form. */
const departureNotice = 105;

/**
 * Returns the target of a message (shell spec, section 2): the form it is about, marked as opened from here, or for a
 * departure the hand-over of work in the back-stage, where there is one; null for one that leads nowhere. Everything in
 * `bizParams` may be missing or malformed.
 */
export function notificationTarget(
  message: { readonly messageType: number; readonly bizParams: string },
  backStageUrl: string | null,
): string | null {
  const facts = messageFactsOf(message.bizParams);
  if (message.messageType !== departureNotice) return listOf(facts) ?? formOf(facts);
  return backStageUrl === null ? null : handoverOf(facts, backStageUrl);
}

/** The list that a message is about; null for one that is about something else. */
function listOf({ appCode, schemaCode, viewCode, listQuery, savedViewId }: Facts): string | null {
  const isText = (fact: unknown): fact is string => typeof fact === 'string' && fact !== '';
  if (!isText(appCode) || !isText(schemaCode) || !isText(viewCode) || typeof listQuery !== 'string') return null;
  return listPath({
    appCode,
    schemaCode,
    viewCode,
    query: listQuery,
    savedViewId: isText(savedViewId) ? savedViewId : null,
  });
}

function formOf(facts: Facts): string | null {
  const search = new URLSearchParams({ isFromTips: 'true' });
  const add = (name: string, value: unknown) => {
    if ((typeof value === 'string' && value !== '') || typeof value === 'number') search.set(name, String(value));
  };
  const hasRecord = Boolean(facts.objectId && facts.schemaCode);
  if (facts.workflowInstanceId && !(facts.isBusiness === true && hasRecord)) {
    add('workflowInstanceId', facts.workflowInstanceId);
    add('workitemId', facts.WorkItemId);
    add('workitemType', facts.workItemType);
  } else if (hasRecord) {
    add('objectId', facts.objectId);
    add('schemaCode', facts.schemaCode);
    add('sheetCode', facts.sheetCode ?? facts.schemaCode);
  } else return null;
  const isComment = typeof facts.commentId === 'string' && facts.commentId !== '';
  return `/form/detail?${search}${isComment ? `#${commentAnchor(facts.commentId)}` : ''}`;
}

/** The back-stage's page that hands work over, with the name of who left (shell spec, section 2). */
function handoverOf({ userNameList }: Facts, backStageUrl: string): string {
  const first: unknown = Array.isArray(userNameList) ? userNameList[0] : userNameList;
  const name = typeof first === 'object' && first !== null ? (first as { readonly name?: unknown }).name : first;
  const isNamed = typeof name === 'string' && name !== '';
  return backStagePage(backStageUrl, 'organization/workHandover', isNamed ? { userName: name } : {});
}

/** Facts as they came: any of them may be missing or of another type. */
type Facts = { readonly [K in keyof MessageFacts]?: unknown };

/** Returns the members of `bizParams`, unchecked; empty where it is no JSON object. */
export function messageFactsOf(text: string): Facts {
  try {
    const facts: unknown = JSON.parse(text);
    return typeof facts === 'object' && facts !== null ? facts : {};
  } catch {
    return {};
  }
}
