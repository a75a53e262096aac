import { useEffect, useRef } from 'react';
import type { CellProps, EditorProps, FieldUi } from '../../field-ui.ts';
import type { FileValue } from '../../property.ts';
import { PresenceFilterControl } from '../PresenceFilterControl.tsx';
import type { AttachmentSettings } from './attachment.kind.ts';
import { FileChooser } from './FileChooser.tsx';
import { FileLink } from './FileLink.tsx';
import styles from './FileList.module.css';
import { FileRow, UploadRow } from './FileRows.tsx';
import { useUploads } from './use-uploads.ts';

type Files = readonly FileValue[];

function Cell({ value }: CellProps<Files, AttachmentSettings>) {
  return (
    <span className={styles.cell}>
      {value.map((file) => (
        <FileLink key={file.id} file={file} />
      ))}
    </span>
  );
}

function Editor({
  id,
  label,
  value,
  settings,
  disabled,
  invalid,
  describedBy,
  onChange,
}: EditorProps<Files, AttachmentSettings>) {
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
  const remove = (file: FileValue) => change(files.current.filter((each) => each.id !== file.id));
  return (
    <div role="group" aria-label={label}>
      {!disabled && (
        <FileChooser
          id={id}
          label={label}
          settings={settings}
          invalid={invalid}
          describedBy={describedBy}
          taken={(value?.length ?? 0) + uploads.length}
          onChoose={(chosen) => chosen.forEach(start)}
        />
      )}
      <ul className={styles.list}>
        {(value ?? []).map((file) => (
          <FileRow key={file.id} file={file} onRemove={disabled ? undefined : () => remove(file)} />
        ))}
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} onRetry={() => retry(upload)} onCancel={() => cancel(upload)} />
        ))}
      </ul>
    </div>
  );
}

/** How files are listed, uploaded and filtered by. */
export const attachmentUi: FieldUi<Files, AttachmentSettings, boolean> = {
  Cell,
  Editor,
  FilterControl: PresenceFilterControl,
};
