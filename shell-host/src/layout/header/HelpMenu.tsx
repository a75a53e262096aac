import { QuestionCircleOutlined } from '@portico/shared-kit/ui/icons';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { useState } from 'react';
import styles from './Header.module.css';
import { HeaderPopover } from './HeaderPopover.tsx';
import { panelsTexts } from './panels.texts.ts';

const HelpEntries = lazyWithRetry(async () => (await import('./HelpEntries.tsx')).HelpEntries);

/** The help popover (shell spec, section 2): what there is to read, and the client's version. */
export function HelpMenu() {
  const t = panelsTexts.useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <HeaderPopover
      placement="bottomRight"
      isOpen={isOpen}
      onToggle={setOpen}
      content={
        <div role="dialog" aria-label={t('help.open')}>
          <HelpEntries onChosen={() => setOpen(false)} />
        </div>
      }
      button={{ className: styles.tool, 'aria-label': t('help.open') }}
    >
      <QuestionCircleOutlined />
    </HeaderPopover>
  );
}
