import { Alert, Button } from 'antd';
import { workflowTexts } from '../../workflow.texts.ts';

/** Says that entries of an earlier visit are back, and lets the user drop them. */
export function RestoredNotice({ onDiscard }: { onDiscard(): void }) {
  const t = workflowTexts.useT();
  const discard = (
    <Button size="small" onClick={onDiscard}>
      {t('form.discard')}
    </Button>
  );
  return <Alert type="info" showIcon title={t('form.restored')} action={discard} />;
}
