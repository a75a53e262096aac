import { Button } from 'antd/es';
import { focusList } from '../focus/index.ts';
import { CloseOutlined } from '../icons/index.ts';
import { chipsTexts } from './chips.texts.ts';
import styles from './ConditionChips.module.css';

/** Condition in words. */
export interface ConditionChip {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  remove(): void;
}

interface ConditionChipsProps {
  readonly chips: readonly ConditionChip[];
  onClear(): void;
}

/** Conditions that apply now, a chip each; each can be removed. Nothing where there are none. */
export function ConditionChips({ chips, onClear }: ConditionChipsProps) {
  const t = chipsTexts.useT();
  if (chips.length === 0) return null;
  return (
    <div className={styles.line}>
      <ul className={styles.chips} aria-label={t('label')}>
        {chips.map(({ key, name, text, remove }) => (
          <li key={key} className={styles.chip}>
            <span className={styles.name}>{name}</span>
            <span className={styles.text} title={text}>
              {text}
            </span>
            <button
              type="button"
              className={styles.remove}
              aria-label={t('remove', { name })}
              onClick={({ currentTarget }) => {
                focusNeighbour(currentTarget);
                remove();
              }}
            >
              <CloseOutlined aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <Button
        type="link"
        size="small"
        className={styles.clear}
        onClick={() => {
          focusList(document);
          onClear();
        }}
      >
        {t('clearAll')}
      </Button>
    </div>
  );
}

/** The next chip's button, or the one before, or the list: the button pressed goes with its chip, and the focus would be lost. */
function focusNeighbour(pressed: HTMLElement): void {
  const chip = pressed.closest('li');
  const neighbour = chip?.nextElementSibling ?? chip?.previousElementSibling;
  if (neighbour) neighbour.querySelector('button')?.focus();
  else focusList(document);
}
