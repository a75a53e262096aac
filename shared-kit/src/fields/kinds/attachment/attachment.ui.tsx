import { useEffect, useRef } from 'react';
import type { CellProps, EditorProps, FieldUi } from '../../field-ui.ts';
import type { FileValue } from '../../property.ts';
import { PresenceFilterControl } from '../PresenceFilterControl.tsx';
import type { AttachmentSettings } from './attachment.kind.ts';
import { FileChooser } from './FileChooser.tsx';
import { FileLink } from './FileLink.tsx';
import styles from './FileList.module.css';
import { FileRows, UploadRow } from './FileRows.tsx';
import { useFileIntake } from './use-file-intake.ts';
import { useFilePreview } from './use-file-preview.tsx';
import { useUploads } from './use-uploads.ts';

type Files = readonly FileValue[];

function Cell({ value }: CellProps<Files, AttachmentSettings>) {
  const preview = useFilePreview(value);
  return (
    <span className={styles.cell}>
      {value.map((file) => (
        <FileLink key={file.id} file={file} onShow={preview.showerOf(file)} />
      ))}
      {preview.dialog}
    </span>
  );
}

/** All of the files on a form that is read, with how large they are and what they show. */
function Reader({ value }: CellProps<Files, AttachmentSettings>) {
  return (
    <ul className={styles.list}>
      <FileRows files={value} />
    </ul>
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
  const inOrder = useOrder();
  const { uploads, start, retry, cancel } = useUploads((file, given) => change(inOrder(files.current, file, given)));
  const remove = (file: FileValue) => change(files.current.filter((each) => each.id !== file.id));
  const intake = useFileIntake({
    settings,
    taken: (value?.length ?? 0) + uploads.length,
    onFitting: (given) => given.forEach(start),
  });
  return (
    <div role="group" aria-label={label}>
      <div role="presentation" className={styles.zone} data-over={intake.isOver} {...(disabled ? {} : intake.zone)}>
        {!disabled && (
          <FileChooser
            {...{ id, label, settings, invalid, describedBy }}
            problems={intake.problems}
            onGive={intake.take}
          />
        )}
        <ul className={styles.list}>
          <FileRows files={value ?? []} onRemove={disabled ? undefined : remove} />
          {uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} onRetry={() => retry(upload)} onCancel={() => cancel(upload)} />
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Puts a stored file in the place in which it was given, whichever arrives first; files from before stay in front. */
function useOrder() {
  const order = useRef(new Map<string, number>());
  return (files: Files, file: FileValue, given: number): Files => {
    order.current.set(file.id, given);
    const isLater = ({ id }: FileValue) => (order.current.get(id) ?? -1) > given;
    return [...files.filter((each) => !isLater(each)), file, ...files.filter(isLater)];
  };
}

/** Cell, editor and filter control of files. */
export const attachmentUi: FieldUi<Files, AttachmentSettings, boolean> = {
  Cell,
  Reader,
  Editor,
  FilterControl: PresenceFilterControl,
};
