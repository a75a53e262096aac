import { useFailure } from '@portico/shared-kit/api';
import { useListApplicationsQuery } from '@portico/shared-kit/api/applications.api';
import { useListOwnApplicationsQuery } from '@portico/shared-kit/api/own-applications.api';
import type { Application } from '@portico/shared-kit/contract/applications.schema';
import type { OwnApplications } from '@portico/shared-kit/contract/portal.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { ErrorState, LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { SearchBox } from '@portico/shared-kit/ui/input';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useLinkState } from '../../app/back-navigation.ts';
import { FavouriteStar } from '../../applications/FavouriteStar.tsx';
import { type LabelledApplication, searchApplications } from '../../applications/search-applications.model.ts';
import { AppLogo } from '../../navigation/AppLogo.tsx';
import { MarkedTitle } from '../../navigation/MarkedTitle.tsx';
import styles from './AppSwitcher.module.css';
import { panelsTexts } from './panels.texts.ts';
import { recentFirst } from './recent-first.model.ts';

/** More applications than this are searched. */
const few = 8;

interface ApplicationsProps {
  readonly onChosen: () => void;
}

/** The user's applications: favourites and those used last before the others, with a search where they are many. */
export function SwitcherApplications({ onChosen }: ApplicationsProps) {
  const t = panelsTexts.useT();
  const { data, error, isFetching, refetch } = useListApplicationsQuery({});
  const failure = useFailure(error);
  // Where it cannot be told what is the user's own, the applications stand in their own order.
  const { data: own, isLoading } = useListOwnApplicationsQuery();
  if (data === undefined && error !== undefined) {
    return <ErrorState failure={failure} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (data === undefined || isLoading) return <LinesSkeleton lines={3} />;
  if (data.length === 0) return <p className={styles.none}>{t('switcher.none')}</p>;
  const groups = { ...recentFirst(data, own), own, onChosen };
  return data.length > few ? <SearchedApplications {...groups} /> : <Groups {...groups} />;
}

interface GroupsProps extends ApplicationsProps {
  readonly own: OwnApplications | undefined;
  readonly favourites: readonly Application[];
  readonly recent: readonly Application[];
  readonly others: readonly Application[];
}

function Groups({ favourites, recent, others, own, onChosen }: GroupsProps) {
  const t = panelsTexts.useT();
  const locale = useLocale();
  const isAlone = favourites.length + recent.length === 0;
  const groups = [
    { id: 'favourites', title: t('switcher.favourites'), applications: favourites },
    { id: 'recent', title: t('switcher.recent'), applications: recent },
    { id: 'others', title: t(isAlone ? 'switcher.applications' : 'switcher.others'), applications: others },
  ];
  return groups
    .filter(({ applications }) => applications.length > 0)
    .map(({ id, title, applications }) => (
      <Group
        key={id}
        title={title}
        found={searchApplications(applications, '', locale)}
        own={own}
        onChosen={onChosen}
      />
    ));
}

function SearchedApplications(props: GroupsProps) {
  const { favourites, recent, others, own, onChosen } = props;
  const t = panelsTexts.useT();
  const locale = useLocale();
  const navigate = useNavigate();
  const state = useLinkState();
  const [text, setText] = useState('');
  const isPhone = useIsPhone();
  const box = useRef<HTMLDivElement>(null);
  // On a phone the keyboard would cover what is to be chosen from.
  useEffect(() => {
    if (!isPhone) box.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [isPhone]);
  const isSearched = text.trim() !== '';
  const found = isSearched ? searchApplications([...favourites, ...recent, ...others], text, locale) : [];
  const openFirst = () => {
    const [first] = found;
    if (first === undefined) return;
    onChosen();
    void navigate(`/application/${first.application.code}`, { state });
  };
  return (
    <>
      <div ref={box} className={styles.search}>
        <SearchBox label={t('switcher.search')} value={text} onChange={setText} onSend={openFirst} />
      </div>
      <p className={styles.count} role="status">
        {isSearched && t('switcher.found', { count: found.length })}
      </p>
      {isSearched ? <List found={found} text={text} own={own} onChosen={onChosen} /> : <Groups {...props} />}
    </>
  );
}

interface ListProps extends ApplicationsProps {
  readonly own: OwnApplications | undefined;
  readonly found: readonly LabelledApplication[];
  readonly text?: string;
}

function Group({ title, ...list }: ListProps & { readonly title: string }) {
  return (
    <section aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <List {...list} />
    </section>
  );
}

function List({ found, text = '', own, onChosen }: ListProps) {
  const { appCode } = useParams();
  const state = useLinkState();
  return (
    <ul className={styles.applications}>
      {found.map(({ application, name }) => (
        <li key={application.code} className={styles.place}>
          <Link
            className={styles.row}
            to={`/application/${application.code}`}
            state={state}
            aria-current={application.code === appCode ? 'true' : undefined}
            title={name}
            onClick={onChosen}
          >
            <AppLogo application={application} size={28} />
            <span className={styles.name}>
              <MarkedTitle title={name} text={text} />
            </span>
          </Link>
          {own && <FavouriteStar of={{ application, name }} own={own} />}
        </li>
      ))}
    </ul>
  );
}
