import { commonTexts } from '../../../i18n/common.texts.ts';
import { Button } from 'antd/es';
import { useRef, type ChangeEvent } from 'react';
import { useLocale } from '../../../i18n/locale-hook.ts';
import { PlusOutlined } from '../../../ui/icons/index.ts';
import type { FieldProblem } from '../../problems.ts';
import type { AttachmentSettings } from './attachment.kind.ts';
import { attachmentTexts } from './attachment.texts.ts';
import styles from './FileList.module.css';

interface Props {
  readonly id?: string | undefined;
  readonly label: string;
  readonly settings: AttachmentSettings;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
  /** Reasons for which the files that were given last are not taken. */
  readonly problems: readonly FieldProblem[];
  onGive(files: readonly File[]): void;
}

/** The button that opens the file dialog (on a phone the camera, too), and what else can be done with files here. */
export function FileChooser({ id, label, settings, invalid, describedBy, problems, onGive }: Props) {
  const t = attachmentTexts.useT();
  const common = commonTexts.useT();
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const handleChosen = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    // Otherwise choosing the same file again would be no change.
    event.target.value = '';
    onGive(chosen);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={settings.maxCount > 1}
        accept={settings.extensions}
        aria-label={label}
        onChange={handleChosen}
      />
      <div className={styles.choosing}>
        <Button
          {...(id === undefined ? {} : { id })}
          icon={<PlusOutlined />}
          danger={invalid}
          aria-label={common('labelled', { label: t('chooseFiles'), value: label })}
          aria-describedby={describedBy}
          onClick={() => input.current?.click()}
        >
          {t('chooseFiles')}
        </Button>
        <span className={styles.hint}>{t('dropHint')}</span>
      </div>
      {problems.length > 0 && (
        <div role="alert" className={styles.problem}>
          {problems.map((problem) => (
            <div key={problem.text(locale)}>{problem.text(locale)}</div>
          ))}
        </div>
      )}
    </>
  );
}
