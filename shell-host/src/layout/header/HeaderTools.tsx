import { Tooltip } from 'antd/es';
import { lazy, Suspense, useState } from 'react';
import styles from './Header.module.css';
import { HelpMenu } from './HelpMenu.tsx';
import { useTools } from './use-tools.tsx';

const ThemeDrawer = lazy(async () => ({ default: (await import('../theme-drawer/ThemeDrawer.tsx')).ThemeDrawer }));

/** The header's buttons on wide screens. */
export function HeaderTools() {
  const [isThemeOpen, setThemeOpen] = useState(false);
  const tools = useTools(() => setThemeOpen(true));
  return (
    <>
      {tools.map(({ id, icon, label, word, onSelect }) => (
        <Tooltip key={id} title={label} mouseEnterDelay={0.3}>
          <button type="button" className={styles['tool']} aria-label={label} onClick={onSelect}>
            {word === null ? icon : <span className={styles['word']}>{word}</span>}
          </button>
        </Tooltip>
      ))}
      <HelpMenu />
      {isThemeOpen && (
        <Suspense fallback={null}>
          <ThemeDrawer onClose={() => setThemeOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
