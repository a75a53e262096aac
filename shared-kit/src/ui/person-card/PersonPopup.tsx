import { Drawer, Popover } from 'antd/es';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { localised, useLocale } from '../../i18n/index.ts';
import { useIsPhone } from '../window/index.ts';
import { personCardTexts } from './person-card.texts.ts';
import { PersonCard } from './PersonCard.tsx';
import styles from './PersonName.module.css';
import type { PersonPreview } from './person-preview.ts';

interface PersonPopupProps {
  readonly person: PersonPreview;
  /** Held by a press: it takes the focus and stays. */
  readonly isHeld: boolean;
  /** Closed by its own keys or buttons: the focus goes back to the name. */
  readonly onClose: () => void;
  /** Closed by a press elsewhere, which the focus follows. */
  readonly onLeave: () => void;
}

/** A card below the name, on a phone a sheet from the bottom. */
export function PersonPopup(props: PersonPopupProps) {
  return useIsPhone() ? <CardSheet {...props} /> : <CardBubble {...props} />;
}

function CardSheet({ person, onClose }: PersonPopupProps) {
  const t = personCardTexts.useT();
  const name = localised(person.name, person.name_i18n, useLocale());
  return (
    <Drawer open placement="bottom" size="auto" title={t('cardOf', { name })} onClose={onClose}>
      <PersonCard person={person} />
    </Drawer>
  );
}

function CardBubble({ person, isHeld, onClose, onLeave }: PersonPopupProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  return (
    <Popover
      open
      trigger={[]}
      placement="bottomLeft"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      content={<Bubble {...{ person, isHeld, anchor, onLeave }} />}
    >
      <span ref={anchor} className={styles.anchor} aria-hidden="true" />
    </Popover>
  );
}

interface BubbleProps extends Pick<PersonPopupProps, 'person' | 'isHeld' | 'onLeave'> {
  /** Stands within the name. */
  readonly anchor: RefObject<HTMLElement | null>;
}

function Bubble({ person, isHeld, anchor, onLeave }: BubbleProps) {
  const t = personCardTexts.useT();
  const name = localised(person.name, person.name_i18n, useLocale());
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isHeld) return undefined;
    // The popover comes into the page after its content is made.
    const frame = requestAnimationFrame(() => card.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [isHeld]);
  const handlePress = useEffectEvent(({ target }: Event) => {
    const own = [card.current?.closest('.ant-popover') ?? null, anchor.current?.parentElement ?? null];
    if (!(target instanceof Node && own.some((element) => element?.contains(target)))) onLeave();
  });
  useEffect(() => {
    const listen = (event: Event) => handlePress(event);
    document.addEventListener('pointerdown', listen, true);
    return () => document.removeEventListener('pointerdown', listen, true);
  }, []);
  return (
    <div role="presentation" onKeyDown={keepFocus}>
      <div ref={card} role="dialog" aria-label={t('cardOf', { name })} tabIndex={-1} className={styles.bubble}>
        <PersonCard person={person} />
      </div>
    </div>
  );
}

/** The Tab key goes round in the card, which Esc closes. */
function keepFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const card = event.currentTarget;
  const stops = [...card.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
  const [first, last] = [stops[0], stops.at(-1)];
  const { activeElement } = document;
  const isAtEnd = activeElement === (event.shiftKey ? first : last) || activeElement === card.firstElementChild;
  if (!isAtEnd && first !== undefined) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
