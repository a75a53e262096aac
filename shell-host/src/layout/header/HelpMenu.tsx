import { QuestionCircleOutlined } from '@portico/shared-kit/ui/icons';
import { Popover } from 'antd/es';
import { useState } from 'react';
import { layoutTexts } from '../layout.texts.ts';
import { insideWindow } from '../popover-align.ts';
import styles from './Header.module.css';
import { HelpEntries } from './HelpEntries.tsx';

/** The help popover (shell spec, section 2): what there is to read, and the client's version. */
export function HelpMenu() {
  const t = layoutTexts.useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      align={insideWindow}
      content={<HelpEntries onChosen={() => setOpen(false)} />}
    >
      <button
        type="button"
        className={styles['tool']}
        aria-label={t('help.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      >
        <QuestionCircleOutlined />
      </button>
    </Popover>
  );
}
