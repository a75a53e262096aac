import { useListApplicationsQuery } from '@portico/shared-kit/api/applications.api';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { usePageTitle } from '@portico/shared-kit/remotes/react';
import { StateBlock } from '@portico/shared-kit/ui/feedback';
import { InboxOutlined } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd/es';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './SingleApplication.module.css';
import { singleApplication } from './single-application.ts';
import { SingleEntries } from './SingleEntries.tsx';
import { singleTexts } from './single.texts.ts';

interface SingleApplicationProps {
  /** The page, which names itself where this is absent. */
  readonly title?: string;
  readonly children: (appCode: string) => ReactNode;
}

/**
 * Layout of one application alone: its own row of pages over what is shown of it (shell spec, section 2:
 * single-application mode).
 */
export function SingleApplication({ title, children }: SingleApplicationProps) {
  const locale = useLocale();
  const appCode = singleApplication();
  const { data } = useListApplicationsQuery({}, { skip: appCode === null });
  const own = data?.find(({ code }) => code === appCode);
  const name = own && localised(own.name, own.name_i18n, locale);
  usePageTitle(title === undefined || name === undefined ? title : `${title} - ${name}`);
  if (appCode === null) return <NoneChosen />;
  return (
    <div className={styles.page}>
      <SingleEntries appCode={appCode} />
      <div className={styles.content}>{children(appCode)}</div>
    </div>
  );
}

function NoneChosen() {
  const navigate = useNavigate();
  const t = singleTexts.useT();
  return (
    <StateBlock
      isPage
      icon={<InboxOutlined />}
      title={t('none.title')}
      hint={t('none.hint')}
      actions={
        <Button type="primary" onClick={() => void navigate('/app-list/applications')}>
          {t('none.choose')}
        </Button>
      }
    />
  );
}
