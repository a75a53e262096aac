import { useFailure } from '@portico/shared-kit/api';
import { useLazyGetListScriptQuery } from '@portico/shared-kit/api/list-scripts.api';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { useCopy } from '@portico/shared-kit/ui/feedback';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Alert, Button, Popconfirm, Space } from 'antd';
import { Suspense } from 'react';
import { isScriptDisabled } from '../scripts/disabled-scripts.ts';
import { scriptEditorTexts } from './script-editor.texts.ts';
import type { ScriptDraft } from './use-script-draft.ts';

const RecoverableCopyBanner = lazyWithRetry(
  async () => (await import('@portico/shared-kit/designer')).RecoverableCopyBanner,
);

interface ScriptNoticesProps {
  readonly config: ListConfig;
  readonly draft: ScriptDraft;
  readonly isReadOnly: boolean;
}

/** Notices about the script: what an earlier window has left, that somebody else has changed it, why it was not saved, that it does not run. */
export function ScriptNotices({ config, draft, isReadOnly }: ScriptNoticesProps) {
  const t = scriptEditorTexts.useT();
  const { failure, copy } = draft;
  const hint = failure?.hint;
  return (
    <>
      {copy !== null && (
        <Suspense fallback={null}>
          <RecoverableCopyBanner copy={copy} onRestore={draft.restore} />
        </Suspense>
      )}
      {draft.hasChanged && <Changed config={config} draft={draft} />}
      {failure !== null && <Alert type="error" showIcon role="alert" title={failure.message} description={hint} />}
      {draft.isDisabled && <Alert type="info" showIcon role="status" title={t('disabledNotice')} />}
      {isScriptDisabled(config) && <Alert type="info" showIcon role="status" title={t('disabledInTab')} />}
      {isReadOnly && <Alert type="info" showIcon role="status" title={t('onPhone')} />}
    </>
  );
}

/** Notice that somebody else was faster: what was written here can be copied, and theirs be taken. */
function Changed({ config: { schemaCode, view }, draft }: Omit<ScriptNoticesProps, 'isReadOnly'>) {
  const t = scriptEditorTexts.useT();
  const [read, { error }] = useLazyGetListScriptQuery();
  const failure = useFailure(error);
  const copy = useCopy();
  const take = async () => {
    const { data } = await read({ schemaCode, viewCode: view.code });
    if (data !== undefined) draft.take(data);
  };
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('changed')}
      description={error === undefined ? undefined : failure.message}
      action={
        <Space wrap>
          <Button size="small" onClick={() => copy(draft.text)}>
            {t('copyOwn')}
          </Button>
          <Popconfirm title={t('revertAsk')} onConfirm={() => void take()}>
            <Button size="small">{t('loadOther')}</Button>
          </Popconfirm>
        </Space>
      }
    />
  );
}
