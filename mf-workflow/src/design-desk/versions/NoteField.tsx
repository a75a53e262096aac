import { LimitedTextArea } from '@portico/shared-kit/ui/input';
import { useId } from 'react';
import { deskTexts } from '../desk.texts.ts';
import styles from './Versions.module.css';

interface NoteFieldProps {
  readonly note: string;
  onChange(note: string): void;
}

/** Characters of a note, as the server takes it. */
export const longestNote = 500;

/** Field for the note of a publication. */
export function NoteField({ note, onChange }: NoteFieldProps) {
  const t = deskTexts.useT();
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{t('note')}</label>
      <LimitedTextArea
        id={id}
        rows={2}
        limit={longestNote}
        placeholder={t('noteHint')}
        value={note}
        onChange={onChange}
      />
    </div>
  );
}
