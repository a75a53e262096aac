import { ConfigProvider } from 'antd/es';
import { type FocusEvent, Fragment, type ReactNode, useLayoutEffect, useRef } from 'react';
import { CalendarOutlined, ClockCircleOutlined, SwapRightOutlined } from '../../../ui/icons/index.ts';
import { useLazyComponent } from '../../../ui/lazy/index.ts';
import styles from './LazyDatePicker.module.css';

/** The state of a date's box, as the form knows it. */
interface DateBoxState {
  readonly disabled?: boolean | undefined;
  readonly invalid?: boolean | undefined;
  readonly describedBy?: string | undefined;
}

/** Box of the picker. */
interface Box {
  readonly id?: string | undefined;
  readonly label: string;
  /** The date as it is shown, '' for none. */
  readonly text: string;
  readonly hint?: string;
}

interface Props extends DateBoxState {
  readonly part: Parameters<typeof useLazyComponent>[0];
  readonly when: Parameters<typeof useLazyComponent>[1];
  /** A single box for a date, two for a range. */
  readonly boxes: readonly Box[];
  /** True where a time is picked and no day. */
  readonly isTime: boolean;
  /** The picker. */
  readonly children: ReactNode;
}

/**
 * Draws boxes of the picker's look with what was picked before until the code of the picker is there, and then the picker. Whoever points at a box or
 * enters it has the code fetched at once, and the focus goes on to the picker's box.
 */
export function LazyDatePicker({ part, when, children, ...boxes }: Props) {
  const { isThere, fetchNow } = useLazyComponent(part, when);
  const root = useRef<HTMLSpanElement>(null);
  const focused = useRef(-1);
  useLayoutEffect(() => {
    if (isThere) root.current?.querySelectorAll('input')[focused.current]?.focus();
  }, [isThere]);
  const handleFocus = ({ target }: FocusEvent<HTMLSpanElement>) => {
    if (isThere) return;
    focused.current = [...(root.current?.querySelectorAll('input') ?? [])].findIndex((each) => each === target);
    fetchNow();
  };
  const handleBlur = () => {
    focused.current = -1;
  };
  return (
    <span
      ref={root}
      className={styles.root}
      {...(isThere ? {} : { onFocus: handleFocus, onBlur: handleBlur, onPointerEnter: fetchNow })}
    >
      {isThere ? children : <Boxes {...boxes} />}
    </span>
  );
}

type BoxesProps = Omit<Props, 'part' | 'when' | 'children'>;

function Boxes({ boxes, isTime, disabled = false, invalid = false, describedBy }: BoxesProps) {
  const { componentSize } = ConfigProvider.useConfig();
  const Icon = isTime ? ClockCircleOutlined : CalendarOutlined;
  return (
    <span className={styles.boxes} data-size={componentSize} data-disabled={disabled} data-invalid={invalid}>
      {boxes.map(({ id, label, text, hint }, index) => (
        <Fragment key={label}>
          {index > 0 && <SwapRightOutlined className={styles.between} />}
          <input
            id={id}
            className={styles.box}
            aria-label={label}
            aria-invalid={invalid}
            aria-describedby={describedBy}
            placeholder={hint}
            value={text}
            readOnly
            disabled={disabled}
          />
        </Fragment>
      ))}
      <Icon className={styles.icon} />
    </span>
  );
}
