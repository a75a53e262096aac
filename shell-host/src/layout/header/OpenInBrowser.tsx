import { copyText, useToast } from '@portico/shared-kit/ui/feedback';
import { CopyOutlined, ExportOutlined } from '@portico/shared-kit/ui/icons';
import { useLocation } from 'react-router-dom';
import rows from './MenuRows.module.css';
import { wayToBrowser } from './open-in-browser.model.ts';
import { panelsTexts } from './panels.texts.ts';

/** Inside DingTalk: this page in the browser (shell spec, section 2). Nothing elsewhere. */
export function OpenInBrowser({ onChosen }: { readonly onChosen: () => void }) {
  const t = panelsTexts.useT();
  const toast = useToast();
  const { pathname, search, hash } = useLocation();
  const way = wayToBrowser(navigator.userAgent, window.location.origin + pathname + search + hash);
  if (way === null) return null;
  if (way.kind === 'link') {
    return (
      <a className={rows.row} href={way.href} onClick={onChosen}>
        <ExportOutlined aria-hidden="true" />
        {t('user.openInBrowser')}
      </a>
    );
  }
  const handleCopy = async () => {
    onChosen();
    if (await copyText(way.text)) toast.success(t('user.linkCopied'));
    else toast.warning(t('user.linkNotCopied'));
  };
  return (
    <button type="button" className={rows.row} onClick={() => void handleCopy()}>
      <CopyOutlined aria-hidden="true" />
      {t('user.copyForBrowser')}
    </button>
  );
}
