import { PlayCircleOutlined } from '@portico/shared-kit/ui/icons';
import { Button, Popconfirm, Switch } from 'antd';
import { scriptEditorTexts } from './script-editor.texts.ts';
import styles from './ScriptEditor.module.css';
import type { ScriptDraft } from './use-script-draft.ts';

interface ScriptBarProps {
  readonly name: string;
  readonly draft: ScriptDraft;
  readonly isReadOnly: boolean;
  readonly isStarting: boolean;
  readonly onRun: () => void;
}

/** Name of the list and its view, and what can be done with the script as a whole. */
export function ScriptBar({ name, draft, isReadOnly, isStarting, onRun }: ScriptBarProps) {
  const t = scriptEditorTexts.useT();
  const { isDirty, isSaving, isDisabled } = draft;
  return (
    <header className={styles.bar}>
      <h1 className={styles.title}>
        {t('title')}
        <span className={styles.of}>{name}</span>
      </h1>
      {!isReadOnly && (
        <span role="status" className={styles.quiet} data-unsaved={isDirty || undefined}>
          {t(isDirty ? 'unsaved' : 'saved')}
        </span>
      )}
      <label className={styles.switch}>
        <Switch
          size="small"
          checked={!isDisabled}
          disabled={isReadOnly || draft.text === ''}
          onChange={(runs) => draft.setDisabled(!runs)}
        />
        {t('runs')}
      </label>
      <Button
        icon={<PlayCircleOutlined aria-hidden="true" />}
        loading={isStarting}
        disabled={draft.text.trim() === ''}
        onClick={onRun}
      >
        {t('test.run')}
      </Button>
      {!isReadOnly && (
        <>
          <Popconfirm title={t('revertAsk')} description={t('revertHint')} onConfirm={draft.revert}>
            <Button disabled={!isDirty}>{t('revert')}</Button>
          </Popconfirm>
          <Button type="primary" loading={isSaving} disabled={!isDirty} onClick={() => void draft.save()}>
            {t('save')}
          </Button>
        </>
      )}
    </header>
  );
}
