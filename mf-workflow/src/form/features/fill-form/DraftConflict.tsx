import type { ModelCode } from '@portico/shared-kit/contract/ids';
import { Alert, Button } from 'antd';
import { draftTexts } from './draft.texts.ts';
import type { FormState } from './use-form-values.ts';
import type { DraftTarget, ServerDraft } from './use-server-draft.ts';

interface DraftConflictProps {
  readonly draft: DraftTarget;
  readonly form: FormState;
  readonly kept: ServerDraft;
  onResolve(place: { readonly schemaCode: ModelCode; readonly id: string }): Promise<boolean>;
}

/** The draft was changed in another window: nothing is saved by itself until the user has joined both. */
export function DraftConflict({ draft, form, kept, onResolve }: DraftConflictProps) {
  const t = draftTexts.useT();
  const id = draft.id ?? form.draft()?.id ?? null;
  if (kept.status.kind !== 'conflict' || id === null) return null;
  const resolve = async () => {
    if (await onResolve({ schemaCode: draft.schemaCode, id })) kept.resume();
  };
  const join = (
    <Button size="small" onClick={() => void resolve()}>
      {t('join')}
    </Button>
  );
  return <Alert type="warning" showIcon role="alert" title={t('elsewhere')} description={join} />;
}
