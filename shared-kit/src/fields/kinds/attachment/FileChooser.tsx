import { Button } from 'antd/es';
import { useRef, useState, type ChangeEvent } from 'react';
import { useLocale } from '../../../i18n/current-locale.ts';
import { UploadOutlined } from '../../../ui/icons/index.ts';
import { refused, type FieldProblem } from '../../problems.ts';
import { refuseFile, type AttachmentSettings } from './attachment.kind.ts';
import { attachmentTexts } from './attachment.texts.ts';
import styles from './FileList.module.css';

interface Props {
  readonly id?: string | undefined;
  readonly label: string;
  readonly settings: AttachmentSettings;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
  /** Files that are stored or on their way. */
  readonly taken: number;
  onChoose(files: readonly File[]): void;
}

/** The button that opens the file dialog. Files that may not be attached are refused in words, the others go on. */
export function FileChooser({ id, label, settings, invalid, describedBy, taken, onChoose }: Props) {
  const t = attachmentTexts.useT();
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const handleChosen = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    // Otherwise choosing the same file again would be no change.
    event.target.value = '';
    const { fitting, refusal } = sorted(chosen, taken, settings);
    setProblem(refusal);
    onChoose(fitting);
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
      <Button
        {...(id === undefined ? {} : { id })}
        icon={<UploadOutlined />}
        danger={invalid}
        aria-label={`${t('chooseFiles')}: ${label}`}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {t('chooseFiles')}
      </Button>
      {problem && (
        <div role="alert" className={styles.problem}>
          {problem.text(locale)}
        </div>
      )}
    </>
  );
}

/** The files that may be attached, and why the first of the others may not. */
function sorted(chosen: readonly File[], taken: number, settings: AttachmentSettings) {
  if (taken + chosen.length > settings.maxCount) {
    return { fitting: [], refusal: refused('tooManyFiles', { max: settings.maxCount }).problem };
  }
  const refusals = chosen.map((file) => refuseFile(file, settings));
  return {
    fitting: chosen.filter((_file, index) => refusals[index] === null),
    refusal: refusals.find((refusal) => refusal !== null)?.problem ?? null,
  };
}
