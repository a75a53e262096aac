import { useFailure } from '@portico/shared-kit/api';
import { useListHelpLinksQuery } from '@portico/shared-kit/api/help.api';
import type { HelpTopic } from '@portico/shared-kit/contract/help.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { can } from '@portico/shared-kit/permissions';
import { ErrorState, LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import {
  CodeOutlined,
  CustomerServiceOutlined,
  DatabaseOutlined,
  FileTextOutlined,
  PlayCircleOutlined,
  QuestionCircleOutlined,
  ReadOutlined,
  ThunderboltOutlined,
} from '@portico/shared-kit/ui/icons';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../app/session-context.ts';
import { showGuide } from '../../help/GuideHost.tsx';
import { guideTexts } from '../../help/guide.texts.ts';
import { useRemotes } from '../../remotes/remotes-context.ts';
import { panelsTexts } from './panels.texts.ts';
import { showShortcuts } from '../Shortcuts.tsx';
import styles from './MenuRows.module.css';

interface HelpProps {
  readonly onChosen: () => void;
}

/**
 * The rows of help (shell spec, section 2): the manual at the topic of the page, what the organisation has addresses for, the portal's own for everybody,
 * for administrators and for those who look after remotes, and the client's version.
 */
export function HelpEntries({ onChosen }: HelpProps) {
  const t = panelsTexts.useT();
  const guide = guideTexts.useT();
  const session = useSession();
  const { composition } = useRemotes();
  const isPhone = useIsPhone();
  const openShortcuts = () => {
    onChosen();
    showShortcuts();
  };
  const openGuide = () => {
    onChosen();
    showGuide();
  };
  return (
    <div className={styles.rows}>
      <button type="button" className={styles.row} onClick={openGuide}>
        <QuestionCircleOutlined aria-hidden="true" />
        {guide('open')}
      </button>
      <HelpLinks onChosen={onChosen} />
      {!isPhone && (
        <button type="button" className={styles.row} onClick={openShortcuts}>
          <ThunderboltOutlined aria-hidden="true" />
          {t('help.shortcuts')}
        </button>
      )}
      {session?.admin && (
        <a className={styles.row} href="/api/openapi.json" target="_blank" rel="noreferrer" onClick={onChosen}>
          <FileTextOutlined aria-hidden="true" />
          {t('help.api')}
        </a>
      )}
      {session && can(session.permissions, 'composition:override') && (
        <Link className={styles.row} to="/remotes-health" onClick={onChosen}>
          <DatabaseOutlined aria-hidden="true" />
          {t('help.remotes')}
        </Link>
      )}
      <p className={styles.note}>{t('help.version', { version: composition.shell.version })}</p>
    </div>
  );
}

const icons: Readonly<Record<HelpTopic, ComponentType<{ 'aria-hidden': 'true' }>>> = {
  manual: ReadOutlined,
  video: PlayCircleOutlined,
  developer: CodeOutlined,
  customerService: CustomerServiceOutlined,
};

/** Links to the help topics that this portal has an address for and this user may see. */
function HelpLinks({ onChosen }: HelpProps) {
  const t = panelsTexts.useT();
  const locale = useLocale();
  const { data, error, isFetching, refetch } = useListHelpLinksQuery();
  const failure = useFailure(error);
  if (data === undefined) {
    if (error === undefined) return <LinesSkeleton lines={3} />;
    return <ErrorState failure={failure} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  return data.map(({ topic, url }) => {
    const Icon = icons[topic];
    // A mail or a call opens no tab.
    const tab = /^(mailto|tel):/.test(url) ? {} : { target: '_blank', rel: 'noreferrer' };
    return (
      <a key={topic} className={styles.row} href={url.replaceAll('{locale}', locale)} {...tab} onClick={onChosen}>
        <Icon aria-hidden="true" />
        {t(`help.${topic}`)}
      </a>
    );
  });
}
