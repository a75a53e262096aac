import type { ActOnWorkItemInput, WorkflowInstanceDetail } from '@portico/shared-kit/contract/workflow.schema';
import type { FileValue } from '@portico/shared-kit/fields';

/** A signature that was uploaded; `url` shows it, null where it is fetched to be shown. */
export interface Signed {
  readonly fileId: string;
  readonly url: string | null;
}

/** What comes along with an opinion so far. */
export interface Enclosed {
  readonly attachments: readonly FileValue[];
  readonly signature: Signed | null;
}

/** What a handler kept for later. */
export type OpinionDraft = NonNullable<NonNullable<WorkflowInstanceDetail['workItem']>['draft']>;

/** What comes along from what was kept; nothing where nothing was. */
export function enclosedIn(draft: OpinionDraft | undefined): Enclosed {
  if (draft === undefined) return { attachments: [], signature: null };
  const { attachments, signature: fileId } = draft;
  return { attachments, signature: fileId === null ? null : { fileId, url: null } };
}

/** What of the opinion's files is sent with the step. */
export type EnclosedInput = Pick<ActOnWorkItemInput, 'attachments' | 'signature'>;

/** The files as the step sends them; nothing is sent where there are none. */
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
