import { useListApplicationsQuery } from '@portico/shared-kit/api/applications.api';
import type { Application } from '@portico/shared-kit/contract/applications.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { Ellipsis } from '@portico/shared-kit/ui/feedback';
import { AppstoreOutlined } from '@portico/shared-kit/ui/icons';
import { Link } from 'react-router-dom';
import type { WidgetProps } from '../widget-definition.ts';
import { WidgetHead } from '../WidgetHead.tsx';
import { WidgetAnswer, WidgetEmpty } from '@portico/shared-kit/ui/widget-state';
import { myApplicationTexts } from './my-application.texts.ts';
import styles from './MyApplication.module.css';

/** The applications that the user may open; one click leads to the first page of each. */
export function MyApplication({ title }: WidgetProps<'MyApplication'>) {
  const t = myApplicationTexts.useT();
  const query = useListApplicationsQuery({ isPortal: true });
  const all = <Link to="/app-list/applications">{t('all')}</Link>;
  return (
    <>
      <WidgetHead title={title} action={all} />
      <WidgetAnswer query={query} lines={4}>
        {(applications) => <Applications applications={applications} />}
      </WidgetAnswer>
    </>
  );
}

function Applications({ applications }: { readonly applications: readonly Application[] }) {
  const t = myApplicationTexts.useT();
  if (applications.length === 0) {
    const [empty, hint] = [t('empty'), t('emptyHint')];
    return <WidgetEmpty icon={<AppstoreOutlined />} title={empty} hint={hint} />;
  }
  return (
    <ul className={styles.list}>
      {applications.map((application) => (
        <li key={application.code}>
          <ApplicationLink application={application} />
        </li>
      ))}
    </ul>
  );
}

function ApplicationLink({ application }: { readonly application: Application }) {
  const { code, name, name_i18n, logoUrl } = application;
  const locale = useLocale();
  const shown = localised(name, name_i18n, locale);
  return (
    <Link className={styles.application} to={`/application/${encodeURIComponent(code)}`}>
      {logoUrl ? (
        <img className={styles.logo} src={logoUrl} alt="" />
      ) : (
        <span className={styles.letter} aria-hidden="true">
          {Array.from(shown)[0]}
        </span>
      )}
      <Ellipsis text={shown} lines={2} />
    </Link>
  );
}
