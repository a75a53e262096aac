import { asRecordId } from '@portico/shared-kit/contract/ids';
import { useDeleteDraftsMutation } from '@portico/shared-kit/api/drafts.api';
import { useShell } from '@portico/shared-kit/remotes/react';
import { Alert, Button, Space } from 'antd';
import { workflowTexts } from '../../../workflow.texts.ts';
import { draftTexts } from './draft.texts.ts';
import type { FormState } from './use-form-values.ts';
import type { DraftTarget } from './use-server-draft.ts';

interface RestoredNoticeProps {
  readonly form: FormState;
  readonly draft: DraftTarget | undefined;
}

/** Says that entries of an earlier visit are back, and lets the user drop them or leave them where they are. */
export function RestoredNotice({ form, draft }: RestoredNoticeProps) {
  const t = workflowTexts.useT();
  const id = form.draft()?.id ?? null;
  if (draft?.id === null && id !== null) return <DraftNotice form={form} place={{ ...draft, id }} />;
  const discard = (
    <Button size="small" onClick={form.forget}>
      {t('form.discard')}
    </Button>
  );
  return <Alert type="info" showIcon title={t('form.restored')} action={discard} />;
}

/** The entries are a draft of the server's, too: it stays there, or goes with them. */
function DraftNotice({ form, place }: { readonly form: FormState; readonly place: DraftTarget & { id: string } }) {
  const t = draftTexts.useT();
  const shell = useShell();
  const [remove, removing] = useDeleteDraftsMutation();
  const discard = async () => {
    const { schemaCode, id } = place;
    const { error } = await remove({ drafts: [{ schemaCode, objectId: asRecordId(id) }] });
    if (error !== undefined) return;
    form.forget();
    shell.notify({ kind: 'success', text: t('discarded') });
  };
  return (
    <Alert
      type="info"
      showIcon
      title={t('restored')}
      description={
        // Below the words: on a phone there is no room beside them.
        <Space orientation="vertical">
          {t('restoredHint')}
          <Space wrap>
            <Button size="small" onClick={form.forget}>
              {t('another')}
            </Button>
            <Button size="small" danger loading={removing.isLoading} onClick={() => void discard()}>
              {t('discard')}
            </Button>
          </Space>
        </Space>
      }
    />
  );
}
