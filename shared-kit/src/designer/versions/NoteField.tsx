import { LimitedTextArea } from '../../ui/input/index.ts';
import { useId } from 'react';
import { designerTexts } from '../designer.texts.ts';
import styles from './Versions.module.css';

interface NoteFieldProps {
  readonly note: string;
  onChange(note: string): void;
}

/** Characters of a note, as the server takes it. */
export const longestNote = 500;

/** Field for the note of a publication. */
export function NoteField({ note, onChange }: NoteFieldProps) {
  const t = designerTexts.useT();
  const id = useId();
  return (
    <div className={styles.field}>
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
