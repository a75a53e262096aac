import { useFailure } from '@portico/shared-kit/api';
import { useListApplicationsQuery } from '@portico/shared-kit/api/applications.api';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { ErrorState, LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { HomeOutlined } from '@portico/shared-kit/ui/icons';
import { Link } from 'react-router-dom';
import { useSession } from '../../app/session-context.ts';
import { AppLogo } from '../../navigation/AppLogo.tsx';
import { EntryIcon } from '../../navigation/EntryIcon.tsx';
import { menuEntries } from '../../navigation/menu-entries.model.ts';
import { useRemotes } from '../../remotes/remotes-context.ts';
import { defaultTarget } from '../../session/return-target.ts';
import { layoutTexts } from '../layout.texts.ts';
import styles from './AppSwitcher.module.css';

interface AppSwitcherProps {
  readonly onChosen: () => void;
}

/** The portal's places and the user's applications, with logos and names in the user's language. */
export function AppSwitcher({ onChosen }: AppSwitcherProps) {
  const t = layoutTexts.useT();
  return (
    <div className={styles['switcher']} role="dialog" aria-label={t('switcher.open')}>
      <Link className={styles['row']} to={defaultTarget} onClick={onChosen}>
        <HomeOutlined aria-hidden="true" className={styles['icon']} />
        {t('switcher.home')}
      </Link>
      <Places onChosen={onChosen} />
      <h2 className={styles['heading']}>{t('switcher.applications')}</h2>
      <Applications onChosen={onChosen} />
      <Link className={styles['all']} to="/app-list/applications" onClick={onChosen}>
        {t('switcher.all')}
      </Link>
    </div>
  );
}

/** The places that remotes contribute. */
function Places({ onChosen }: AppSwitcherProps) {
  const { composition } = useRemotes();
  const locale = useLocale();
  const session = useSession();
  return menuEntries(composition, 'header', session?.permissions ?? []).map(({ path, title }) => (
    <Link key={path} className={styles['row']} to={path} onClick={onChosen}>
      <span className={styles['icon']}>
        <EntryIcon path={path} />
      </span>
      {title[locale]}
    </Link>
  ));
}

function Applications({ onChosen }: AppSwitcherProps) {
  const t = layoutTexts.useT();
  const locale = useLocale();
  const { data, error, refetch } = useListApplicationsQuery({});
  const failure = useFailure(error);
  if (data === undefined && error !== undefined) {
    return <ErrorState failure={failure} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <LinesSkeleton lines={3} />;
  if (data.length === 0) return <p className={styles['none']}>{t('switcher.none')}</p>;
  return (
    <ul className={styles['applications']}>
      {data.map((application) => (
        <li key={application.code}>
          <Link className={styles['row']} to={`/application/${application.code}`} onClick={onChosen}>
            <AppLogo application={application} size={28} />
            <span className={styles['name']}>{localised(application.name, application.name_i18n, locale)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
