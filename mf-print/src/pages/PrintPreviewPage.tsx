import { useShell } from '@portico/shared-kit/remotes/react';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PrintPreview } from '../preview/PrintPreview.tsx';
import { printTarget } from '../preview/print-target.model.ts';
import styles from './PrintPreviewPage.module.css';

/** The print preview, a page of its own without header or aside (portal spec, section 2). */
export function Page() {
  const [search, setSearch] = useSearchParams();
  const target = useMemo(() => printTarget(search), [search]);
  const close = useClose(search.get('return'));
  const chooseTemplate = (templateId: string) =>
    setSearch((before) => new URLSearchParams({ ...Object.fromEntries(before), templateId }), { replace: true });
  return (
    <div className={styles.page}>
      <PrintPreview target={target} onChooseTemplate={chooseTemplate} onClose={close} />
    </div>
  );
}

/** Back to where printing was asked for: the address named, the page before, or out of a tab of its own. */
function useClose(back: string | null): () => void {
  const navigate = useNavigate();
  const shell = useShell();
  return () => {
    if (back !== null && /^\/(?![/\\])/.test(back)) shell.navigate(back);
    else if (window.history.length > 1) void navigate(-1);
    else window.close();
  };
}
