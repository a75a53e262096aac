import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Tooltip } from 'antd/es';
import { memo, Suspense, useState } from 'react';
import { NotificationBell } from '../../notifications/NotificationBell.tsx';
import { RemoteBoundary } from '../../remotes/RemoteBoundary.tsx';
import { SearchButton } from '../../search/SearchButton.tsx';
import styles from './Header.module.css';
import { HelpMenu } from './HelpMenu.tsx';
import { useIsIdle } from './use-is-idle.ts';
import { type Tool, useTools } from './use-tools.tsx';

const ThemeDrawer = lazyWithRetry(async () => (await import('../theme-drawer/ThemeDrawer.tsx')).ThemeDrawer);

const JobTray = lazyWithRetry(async () => (await import('../../own-jobs/JobTray.tsx')).JobTray);

/** The header's buttons. `isCondensed`: there is room for the bell and jobs under way, the others stand in the user's panel. */
export const HeaderTools = memo(function HeaderTools({ isCondensed }: { readonly isCondensed: boolean }) {
  const [isThemeOpen, setThemeOpen] = useState(false);
  const tools = useTools(() => setThemeOpen(true));
  if (isCondensed) {
    return (
      <>
        <LaterTray />
        <SearchButton />
        <NotificationBell />
      </>
    );
  }
  return (
    <>
      <LaterTray />
      <SearchButton />
      {tools.map((tool) => tool.id !== 'language' && <ToolButton key={tool.id} tool={tool} />)}
      <NotificationBell />
      <HelpMenu />
      {tools.map((tool) => tool.id === 'language' && <ToolButton key={tool.id} tool={tool} />)}
      {isThemeOpen && (
        <Suspense fallback={null}>
          <ThemeDrawer onClose={() => setThemeOpen(false)} />
        </Suspense>
      )}
    </>
  );
});

/** Without network it may not come; the other tools are there all the same. */
const withoutTray = () => undefined;

/** The tray of background jobs: nothing on a page waits for it, and it stands where it moves none of the others. */
function LaterTray() {
  if (!useIsIdle()) return null;
  return (
    <RemoteBoundary onCrash={withoutTray}>
      <Suspense fallback={null}>
        <JobTray />
      </Suspense>
    </RemoteBoundary>
  );
}

function ToolButton({ tool: { icon, label, word, does } }: { readonly tool: Tool }) {
  const shown = word === undefined ? icon : <span className={styles.word}>{word}</span>;
  const look = { className: styles.tool, 'aria-label': label };
  return (
    <Tooltip title={label} mouseEnterDelay={0.3}>
      {'href' in does ? (
        <a {...look} href={does.href} target="_blank" rel="noreferrer">
          {shown}
        </a>
      ) : (
        <button {...look} type="button" onClick={does.onSelect}>
          {shown}
        </button>
      )}
    </Tooltip>
  );
}
