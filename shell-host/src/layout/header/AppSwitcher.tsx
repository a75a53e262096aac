import { HomeOutlined } from '@portico/shared-kit/ui/icons';
import { useLocale } from '@portico/shared-kit/i18n';
import { Link } from 'react-router-dom';
import { useSession } from '../../app/session-context.ts';
import { useLinkState } from '../../app/back-navigation.ts';
import { EntryIcon } from '../../navigation/EntryIcon.tsx';
import { menuEntries } from '../../navigation/menu-entries.model.ts';
import { useRemotes } from '../../remotes/remotes-context.ts';
import { defaultTarget } from '../../session/return-target.ts';
import styles from './AppSwitcher.module.css';
import { panelsTexts } from './panels.texts.ts';
import { SwitcherApplications } from './SwitcherApplications.tsx';

interface AppSwitcherProps {
  readonly onChosen: () => void;
}

/** The portal's places and the user's applications, with logos and names in the user's language (shell spec, section 2). */
export function AppSwitcher({ onChosen }: AppSwitcherProps) {
  const t = panelsTexts.useT();
  const state = useLinkState();
  return (
    <div className={styles.switcher} role="dialog" aria-label={t('switcher.open')}>
      <Link className={styles.row} to={defaultTarget} onClick={onChosen}>
        <HomeOutlined aria-hidden="true" className={styles.icon} />
        {t('switcher.home')}
      </Link>
      <ContributedLinks onChosen={onChosen} />
      <SwitcherApplications onChosen={onChosen} />
      <Link className={styles.all} to="/app-list/applications" state={state} onClick={onChosen}>
        {t('switcher.all')}
      </Link>
    </div>
  );
}

/** The places that remotes contribute. */
function ContributedLinks({ onChosen }: AppSwitcherProps) {
  const { composition } = useRemotes();
  const locale = useLocale();
  const session = useSession();
  const state = useLinkState();
  return menuEntries(composition, 'header', session?.permissions ?? []).map(({ path, title }) => (
    <Link key={path} className={styles.row} to={path} state={state} onClick={onChosen}>
      <span className={styles.icon}>
        <EntryIcon path={path} />
      </span>
      {title[locale]}
    </Link>
  ));
}
