import { SearchOutlined } from '@portico/shared-kit/ui/icons';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Tooltip } from 'antd/es';
import { Suspense, useEffect, useState } from 'react';
import header from '../layout/header/Header.module.css';
import { RemoteBoundary } from '../remotes/RemoteBoundary.tsx';
import { searchTexts } from './search.texts.ts';

const SearchDialog = lazyWithRetry(async () => (await import('./SearchDialog.tsx')).SearchDialog);

/** The button of the search of the whole portal, which Ctrl+K opens from everywhere. */
export function SearchButton() {
  const t = searchTexts.useT();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isOurs = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 'k';
      // An editor that has its own answer to the key has prevented the default.
      if (!isOurs || event.defaultPrevented) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const close = () => setOpen(false);
  return (
    <>
      <Tooltip title={t('openHint')} mouseEnterDelay={0.3}>
        <button
          type="button"
          className={header.tool}
          aria-label={t('open')}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K"
          onClick={() => setOpen(true)}
        >
          <SearchOutlined />
        </button>
      </Tooltip>
      {isOpen && (
        <RemoteBoundary onCrash={close}>
          <Suspense fallback={null}>
            <SearchDialog onClose={close} />
          </Suspense>
        </RemoteBoundary>
      )}
    </>
  );
}
