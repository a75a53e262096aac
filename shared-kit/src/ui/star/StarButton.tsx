import { Tooltip } from 'antd/es';
import { useLayoutEffect, useRef } from 'react';
import { StarFilled, StarOutlined } from '../icons/index.ts';
import styles from './StarButton.module.css';

interface StarButtonProps {
  /** Code of the marked item; several stars of it may stand on one page. */
  readonly code: string;
  /** Accessible name: the item and the meaning of the mark. */
  readonly label: string;
  readonly isMarked: boolean;
  /** Tooltip that tells the effect of a press. */
  readonly tip: string;
  /** Reason for which it cannot be pressed; absent or null where it can. */
  readonly reason?: string | null;
  onToggle(): void;
}

/** A star that marks something, or takes the mark away. */
export function StarButton({ code, label, isMarked, tip, reason = null, onToggle }: StarButtonProps) {
  const star = useHandedFocus(code);
  return (
    <Tooltip title={reason ?? tip} mouseEnterDelay={0.3}>
      <button
        ref={star}
        type="button"
        className={styles.star}
        aria-label={label}
        aria-pressed={isMarked}
        aria-disabled={reason !== null}
        data-star={code}
        onClick={() => reason === null && onToggle()}
      >
        {isMarked ? <StarFilled aria-hidden="true" /> : <StarOutlined aria-hidden="true" />}
      </button>
    </Tooltip>
  );
}

/** A star that has the focus and goes gives it to the other one of the same. */
function useHandedFocus(code: string) {
  const star = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = star.current;
    return () => {
      // The other one may only come with the same change that takes this one away.
      if (own !== null && document.activeElement === own) queueMicrotask(() => focusStar(code));
    };
  }, [code]);
  return star;
}

function focusStar(code: string): void {
  const stars = [...document.querySelectorAll<HTMLElement>('[data-star]')];
  stars.find(({ dataset }) => dataset['star'] === code)?.focus();
}
