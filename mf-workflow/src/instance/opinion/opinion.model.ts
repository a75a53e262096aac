import type { ActOnWorkItemInput, WorkflowInstanceDetail } from '@portico/shared-kit/contract/workflow.schema';
import type { FileValue } from '@portico/shared-kit/fields';

/** A signature that was uploaded; `url` shows it, null where it is fetched to be shown. */
export interface Signed {
  readonly fileId: string;
  readonly url: string | null;
}

/** Files that come along with an opinion so far. */
export interface Enclosed {
  readonly attachments: readonly FileValue[];
  readonly signature: Signed | null;
}

/** Draft of a handler's opinion. */
export type OpinionDraft = NonNullable<NonNullable<WorkflowInstanceDetail['workItem']>['draft']>;

/** Returns the files of a draft; none where there is no draft. */
export function enclosedIn(draft: OpinionDraft | undefined): Enclosed {
  if (draft === undefined) return { attachments: [], signature: null };
  const { attachments, signature: fileId } = draft;
  return { attachments, signature: fileId === null ? null : { fileId, url: null } };
}

/** Members of the input by which an opinion's files are sent with the action. */
export type EnclosedInput = Pick<ActOnWorkItemInput, 'attachments' | 'signature'>;

/** The files as the action sends them; nothing is sent where there are none. */
export function enclosedInput({ attachments, signature }: Enclosed): EnclosedInput {
  return {
    ...(attachments.length === 0 ? {} : { attachments: attachments.map(({ id }) => id) }),
    ...(signature === null ? {} : { signature: signature.fileId }),
  };
}

/** The opinion with a phrase put in at the caret. */
export function withPhrase(comment: string, phrase: string, caret: number): string {
  const [before, after] = [comment.slice(0, caret), comment.slice(caret)];
  const glue = before === '' || /[\s，。；,.;]$/u.test(before) ? '' : '，';
  return `${before}${glue}${phrase}${after}`;
}
