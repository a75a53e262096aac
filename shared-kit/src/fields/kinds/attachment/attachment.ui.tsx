import { Button } from 'antd/es';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { useLocale } from '../../../i18n/current-locale.ts';
import { UploadOutlined } from '../../../ui/icons/index.ts';
import { useFieldServices } from '../../field-services.tsx';
import type { CellProps, EditorProps, FieldUi } from '../../field-ui.ts';
import { fieldUiTexts } from '../../field-ui.texts.ts';
import { refused, type FieldProblem } from '../../problems.ts';
import type { FileValue } from '../../property.ts';
import { PresenceFilterControl } from '../PresenceFilterControl.tsx';
import { refuseFile, type AttachmentSettings } from './attachment.kind.ts';
import styles from './FileList.module.css';
import { FileRow, UploadRow } from './FileRows.tsx';
import { useUploads } from './use-uploads.ts';

type Files = readonly FileValue[];

function Cell({ value }: CellProps<Files, AttachmentSettings>) {
  const services = useFieldServices();
  return (
    <span className={styles.cell}>
      {value.map((file) => (
        <a key={file.id} href={services.fileUrl(file)} download={file.name}>
          {file.name}
        </a>
      ))}
    </span>
  );
}

function Editor({ id, label, value, settings, disabled, invalid, onChange }: EditorProps<Files, AttachmentSettings>) {
  const t = fieldUiTexts.useT();
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  // Several uploads may end between two draws, so the newest list is kept outside the draw.
  const files = useRef<Files>(value ?? []);
  useEffect(() => {
    files.current = value ?? [];
  }, [value]);
  const change = (next: Files) => {
    files.current = next;
    onChange(next.length === 0 ? null : next);
  };
  const { uploads, start, retry, cancel } = useUploads((file) => change([...files.current, file]));

  const handleChosen = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    event.target.value = '';
    const isTooMany = files.current.length + uploads.length + chosen.length > settings.maxCount;
    const tooMany = isTooMany ? refused('tooManyFiles', { max: settings.maxCount }) : null;
    const refusal = tooMany ?? chosen.map((file) => refuseFile(file, settings)).find((each) => each !== null) ?? null;
    setProblem(refusal?.problem ?? null);
    if (tooMany) return;
    for (const file of chosen) if (refuseFile(file, settings) === null) start(file);
  };

  return (
    <div role="group" aria-label={label}>
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
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {t('chooseFiles')}
      </Button>
      {problem && (
        <div role="alert" className={styles.problem}>
          {problem.text(locale)}
        </div>
      )}
      <ul className={styles.list}>
        {(value ?? []).map((file) => (
          <FileRow
            key={file.id}
            file={file}
            onRemove={disabled ? undefined : () => change(files.current.filter((each) => each.id !== file.id))}
          />
        ))}
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} onRetry={() => retry(upload)} onCancel={() => cancel(upload)} />
        ))}
      </ul>
    </div>
  );
}

export const attachmentUi: FieldUi<Files, AttachmentSettings, boolean> = {
  Cell,
  Editor,
  FilterControl: PresenceFilterControl,
};
