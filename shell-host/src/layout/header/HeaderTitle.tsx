import { useListApplicationsQuery } from '@portico/shared-kit/api/applications.api';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { DownOutlined } from '@portico/shared-kit/ui/icons';
import { lazy, useState } from 'react';
import { useParams } from 'react-router-dom';
import { usePageHandle } from '../../app/page-handle.ts';
import { usePortalTheme } from '../../app/portal-theme.ts';
import { AppLogo } from '../../navigation/AppLogo.tsx';
import { PorticoMark } from '../../pages/PorticoMark.tsx';
import { layoutTexts } from '../layout.texts.ts';
import styles from './Header.module.css';
import { HeaderPopover } from './HeaderPopover.tsx';

const AppSwitcher = lazy(async () => ({ default: (await import('./AppSwitcher.tsx')).AppSwitcher }));

/** Where one is: the page's title, or the application's logo and name; opens the switcher. */
export function HeaderTitle() {
  const t = layoutTexts.useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <HeaderPopover
      placement="bottomLeft"
      isOpen={isOpen}
      onToggle={setOpen}
      content={<AppSwitcher onChosen={() => setOpen(false)} />}
      button={{ className: styles['title'], title: t('switcher.open') }}
    >
      <Place />
      <DownOutlined className={styles['caret']} aria-hidden="true" />
    </HeaderPopover>
  );
}

function Place() {
  const locale = useLocale();
  const { name } = usePortalTheme();
  const handle = usePageHandle();
  const { appCode } = useParams();
  const { data: applications } = useListApplicationsQuery({}, { skip: appCode === undefined });
  const application = applications?.find(({ code }) => code === appCode);
  if (application) {
    return (
      <>
        <AppLogo application={application} size={24} />
        <span>{localised(application.name, application.name_i18n, locale)}</span>
      </>
    );
  }
  return (
    <>
      <PorticoMark className={styles['mark']} />
      <span>{handle?.title[locale] ?? name}</span>
    </>
  );
}
