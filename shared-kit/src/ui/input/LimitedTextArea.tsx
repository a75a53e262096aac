import { Input } from 'antd/es';
import { type ComponentRef, type Ref, useId } from 'react';
import { uiTexts } from '../texts/index.ts';
import { charactersIn, charactersOver } from '../../formats/index.ts';
import styles from './LimitedTextArea.module.css';

interface LimitedTextAreaProps {
  readonly ref?: Ref<ComponentRef<typeof Input.TextArea>>;
  readonly id: string;
  readonly value: string;
  /** Most characters. */
  readonly limit: number;
  readonly rows?: number;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly invalid?: boolean;
  readonly isRequired?: boolean;
  /** Ids of what describes it besides its own words. */
  readonly describedBy?: string | undefined;
  onChange(value: string): void;
}

/** Text of several lines with a limit. What goes over it stays, and is said to be too much: nothing typed or pasted is cut. */
export function LimitedTextArea(props: LimitedTextAreaProps) {
  const { limit, invalid = false, isRequired = false, describedBy, onChange, ...rest } = props;
  const problemId = useId();
  const over = charactersOver(rest.value, limit);
  const isOver = over > 0;
  return (
    <>
      <Input.TextArea
        {...rest}
        count={{ max: limit, show: true, strategy: charactersIn }}
        {...(isOver || invalid ? { status: 'error' as const } : {})}
        aria-required={isRequired}
        aria-invalid={isOver || invalid}
        aria-describedby={[describedBy, isOver ? problemId : undefined].filter(Boolean).join(' ') || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <TooLong id={problemId} over={over} limit={limit} />
    </>
  );
}

interface TooLongProps {
  readonly id: string;
  /** Characters too many; nothing is drawn for 0. */
  readonly over: number;
  readonly limit: number;
}

/** Message that tells by how much a text is too long, and that nothing of it was cut. */
export function TooLong({ id, over, limit }: TooLongProps) {
  const t = uiTexts.useT();
  if (over === 0) return null;
  return (
    <p id={id} role="alert" className={styles.problem}>
      {t('tooLong', { count: over, limit })}
    </p>
  );
}
