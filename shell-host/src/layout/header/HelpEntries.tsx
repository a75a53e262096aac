import { can } from '@portico/shared-kit/permissions';
import { DatabaseOutlined, FileTextOutlined, ThunderboltOutlined } from '@portico/shared-kit/ui/icons';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { Link } from 'react-router-dom';
import { useSession } from '../../app/session-context.ts';
import { useRemotes } from '../../remotes/remotes-context.ts';
import { layoutTexts } from '../layout.texts.ts';
import { showShortcuts } from '../Shortcuts.tsx';
import styles from './MenuRows.module.css';

/** The rows of help: for everybody, for administrators, for those who look after remotes. */
export function HelpEntries({ onChosen }: { readonly onChosen: () => void }) {
  const t = layoutTexts.useT();
  const session = useSession();
  const { composition } = useRemotes();
  const isPhone = useIsPhone();
  const openShortcuts = () => {
    onChosen();
    showShortcuts();
  };
  return (
    <div className={styles['rows']}>
      {!isPhone && (
        <button type="button" className={styles['row']} onClick={openShortcuts}>
          <ThunderboltOutlined aria-hidden="true" />
          {t('help.shortcuts')}
        </button>
      )}
      {session?.admin && (
        <a className={styles['row']} href="/api/openapi.json" target="_blank" rel="noreferrer" onClick={onChosen}>
          <FileTextOutlined aria-hidden="true" />
          {t('help.api')}
        </a>
      )}
      {session && can(session.permissions, 'composition:override') && (
        <Link className={styles['row']} to="/remotes-health" onClick={onChosen}>
          <DatabaseOutlined aria-hidden="true" />
          {t('help.remotes')}
        </Link>
      )}
      <p className={styles['note']}>{t('help.version', { version: composition.shell.version })}</p>
    </div>
  );
}
