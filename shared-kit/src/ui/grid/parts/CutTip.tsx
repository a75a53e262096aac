import { Tooltip } from 'antd/es';
import { type RefObject, useEffect, useState } from 'react';
import { isCut } from '../../feedback/is-cut.ts';
import styles from './CutTip.module.css';

interface Tip {
  readonly text: string;
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

const openDelay = 300;
/** Two hundred characters in a handful of lines. */
const wide = { root: { maxWidth: 'min(440px, 90vw)' } };

/**
 * Tooltip for all cells: shows the whole of a cut text under the pointer, and nothing where a text fits, or where
 * the pointer rests on what shows more by itself, as a person's name does.
 */
export function CutTip({ within }: { readonly within: RefObject<HTMLElement | null> }) {
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => {
    const node = within.current;
    if (!node) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handleOver = (event: Event) => {
      clearTimeout(timer);
      setTip(null);
      const at = event.target instanceof Element && !event.target.closest('[data-peek]') ? event.target : null;
      const cut = at?.closest<HTMLElement>('[data-cut]');
      if (cut) timer = setTimeout(() => setTip(tipOf(cut)), openDelay);
    };
    const handleLeave = () => {
      clearTimeout(timer);
      setTip(null);
    };
    const leaving = ['pointerleave', 'scroll', 'pointerdown'] as const;
    node.addEventListener('pointerover', handleOver);
    for (const name of leaving) node.addEventListener(name, handleLeave, { passive: true });
    return () => {
      clearTimeout(timer);
      node.removeEventListener('pointerover', handleOver);
      for (const name of leaving) node.removeEventListener(name, handleLeave);
    };
  }, [within]);
  if (!tip) return null;
  return (
    <Tooltip open title={tip.text} placement="top" styles={wide}>
      <span className={styles.anchor} style={tip.box} aria-hidden="true" />
    </Tooltip>
  );
}

function tipOf(cut: HTMLElement): Tip | null {
  if (!isCut(cut)) return null;
  const { left, top, width, height } = cut.getBoundingClientRect();
  return { text: cut.dataset['cut'] || cut.textContent, box: { left, top, width, height } };
}
