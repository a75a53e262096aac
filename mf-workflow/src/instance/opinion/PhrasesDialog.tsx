import { useSaveOpinionHabitsMutation } from '@portico/shared-kit/api/opinions.api';
import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@portico/shared-kit/ui/icons';
import { moveItem } from '@portico/shared-kit/ui/sortable';
import { maxOpinionLength } from '@portico/shared-kit/workflow';
import { Button, Input, Modal } from 'antd';
import { useRef, useState } from 'react';
import { Refusal } from '../../components/Refusal.tsx';
import styles from './Opinion.module.css';
import { opinionTexts } from './opinion.texts.ts';

/** Most phrases that a person keeps. */
const mostPhrases = 50;

interface Entry {
  readonly key: number;
  readonly text: string;
}

interface PhrasesDialogProps {
  readonly phrases: readonly string[];
  onClose(): void;
}

/** Adds, changes, deletes and sorts the user's common phrases; they are kept together. */
export function PhrasesDialog({ phrases, onClose }: PhrasesDialogProps) {
  const t = opinionTexts.useT();
  const [entries, setEntries] = useState<readonly Entry[]>(() => phrases.map((text, key) => ({ key, text })));
  const nextKey = useRef(phrases.length);
  const [save, { error, isLoading }] = useSaveOpinionHabitsMutation();
  const keep = async () => {
    const texts = [...new Set(entries.map(({ text }) => text.trim()).filter((text) => text !== ''))];
    const answer = await save({ phrases: texts });
    if (answer.error === undefined) onClose();
  };
  const add = () => {
    nextKey.current += 1;
    setEntries([...entries, { key: nextKey.current, text: '' }]);
  };
  return (
    <Modal
      open
      title={t('phrases.title')}
      okText={t('phrases.save')}
      okButtonProps={{ loading: isLoading }}
      mask={{ closable: false }}
      onOk={() => void keep()}
      onCancel={onClose}
    >
      <div className={styles.phrases}>
        {error !== undefined && !isLoading && <Refusal error={error} />}
        {entries.length === 0 && <p className={styles.note}>{t('phrases.none')}</p>}
        <ol className={styles.list}>
          {entries.map((entry, index) => (
            <PhraseRow
              key={entry.key}
              text={entry.text}
              number={index + 1}
              count={entries.length}
              onChange={(text) => setEntries(entries.map((each) => (each === entry ? { ...each, text } : each)))}
              onMove={(by) => setEntries(moveItem(entries, index, index + by))}
              onRemove={() => setEntries(entries.filter((each) => each !== entry))}
            />
          ))}
        </ol>
        <Button icon={<PlusOutlined />} disabled={entries.length >= mostPhrases} onClick={add}>
          {t('phrases.add')}
        </Button>
      </div>
    </Modal>
  );
}

interface PhraseRowProps {
  readonly text: string;
  readonly number: number;
  readonly count: number;
  onChange(text: string): void;
  onMove(by: 1 | -1): void;
  onRemove(): void;
}

function PhraseRow({ text, number, count, onChange, onMove, onRemove }: PhraseRowProps) {
  const t = opinionTexts.useT();
  return (
    <li className={styles.row}>
      <Input
        aria-label={t('phrases.entry', { number })}
        value={text}
        maxLength={maxOpinionLength}
        autoFocus={text === ''}
        onChange={({ target }) => onChange(target.value)}
      />
      <Button
        type="text"
        icon={<ArrowUpOutlined />}
        aria-label={t('phrases.up', { number })}
        disabled={number === 1}
        onClick={() => onMove(-1)}
      />
      <Button
        type="text"
        icon={<ArrowDownOutlined />}
        aria-label={t('phrases.down', { number })}
        disabled={number === count}
        onClick={() => onMove(1)}
      />
      <Button type="text" icon={<DeleteOutlined />} aria-label={t('phrases.remove', { number })} onClick={onRemove} />
    </li>
  );
}
