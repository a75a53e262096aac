import type { InstanceAdminAction } from '@portico/shared-kit/contract/instance-administration.schema';
import { LimitedTextArea } from '@portico/shared-kit/ui/input';
import { maxOpinionLength } from '@portico/shared-kit/workflow';
import { DialogField as Field } from './DialogField.tsx';
import type { InstanceAdminDraft, MissingChoice } from './instance-admin.model.ts';
import { instanceAdminTexts } from './instance-admin.texts.ts';

interface CommentFieldProps {
  readonly action: InstanceAdminAction;
  readonly draft: InstanceAdminDraft;
  readonly missing: MissingChoice | null;
  change(next: Pick<InstanceAdminDraft, 'comment'>): void;
}

/** Field for the words of a message, or for a comment on an action. */
export function CommentField({ action, draft, missing, change }: CommentFieldProps) {
  const t = instanceAdminTexts.useT();
  const label = action === 'communicate' ? t('field.words') : t('field.comment');
  return (
    <Field label={label} problem={missing === 'words' ? t('missing.words') : undefined}>
      {({ id, describedBy }) => (
        <LimitedTextArea
          id={id}
          describedBy={describedBy}
          value={draft.comment}
          rows={3}
          limit={maxOpinionLength}
          invalid={missing === 'words'}
          onChange={(comment) => change({ comment })}
        />
      )}
    </Field>
  );
}
