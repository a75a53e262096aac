import { type KeyboardEvent, Suspense, type SyntheticEvent, useRef } from 'react';
import { localised, useLocale } from '../../i18n/index.ts';
import styles from './PersonName.module.css';
import { usePeek } from './use-peek.ts';
import { lazyWithRetry } from '../lazy/index.ts';
import type { PersonPreview } from './person-preview.ts';
import { useUserCardSource } from './user-card-source.ts';

/** Keys that press: Enter and Space. */
const pressKeys = new Set(['Enter', ' ']);

const PersonPopup = lazyWithRetry(async () => (await import('./PersonPopup.tsx')).PersonPopup);

interface PersonNameProps {
  readonly person: PersonPreview;
  /** In a grid F2 leads into a cell, so that the names there are no stops of the Tab key. */
  readonly isTabStop: boolean;
}

/**
 * A person's name, which shows a card under a resting pointer, and by a press, a tap or Enter until it is closed (list
 * spec, section 2: user card). It is words only where the page gives no source of cards.
 */
export function PersonName({ person, isTabStop }: PersonNameProps) {
  const name = localised(person.name, person.name_i18n, useLocale());
  const button = useRef<HTMLButtonElement>(null);
  const { peek, enter, leave, hold, close } = usePeek();
  if (useUserCardSource() === null) return name;
  const handleClose = () => {
    if (peek === 'held') button.current?.focus({ preventScroll: true });
    close();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const isClosing = event.key === 'Escape' && peek !== 'closed';
    if (isClosing) handleClose();
    // A form that sends itself by Enter does not by an Enter on a name; the Esc of a card closes nothing else.
    if (isClosing || pressKeys.has(event.key)) event.stopPropagation();
  };
  return (
    // What happens in the card, which React counts as inside, is not done to the row or the link behind the name.
    <span
      className={styles.place}
      role="presentation"
      onPointerEnter={enter}
      onPointerLeave={leave}
      onClick={stop}
      onDoubleClick={stop}
      onKeyDown={handleKeyDown}
    >
      <button
        ref={button}
        type="button"
        className={styles.name}
        tabIndex={isTabStop ? 0 : -1}
        data-peek=""
        aria-haspopup="dialog"
        aria-expanded={peek !== 'closed'}
        onClick={peek === 'held' ? handleClose : hold}
      >
        {name}
      </button>
      {peek !== 'closed' && (
        <Suspense fallback={null}>
          <PersonPopup person={person} isHeld={peek === 'held'} onClose={handleClose} onLeave={close} />
        </Suspense>
      )}
    </span>
  );
}

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}
