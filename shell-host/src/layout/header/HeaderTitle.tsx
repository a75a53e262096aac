import { useListApplicationsQuery } from '@portico/shared-kit/api/applications.api';
import { localised, useLocale, type BilingualText } from '@portico/shared-kit/i18n';
import { DownOutlined } from '@portico/shared-kit/ui/icons';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { usePageHandle } from '../../app/page-handle.ts';
import { usePortalTheme } from '../../app/portal-theme.ts';
import { AppLogo } from '../../navigation/AppLogo.tsx';
import { routeTitles } from '../../navigation/route-titles.texts.ts';
import { PorticoMark } from '../../pages/PorticoMark.tsx';
import { shownAlone } from '../../single-application/single-application.ts';
import { layoutTexts } from '../layout.texts.ts';
import styles from './Header.module.css';
import { HeaderPopover } from './HeaderPopover.tsx';

const AppSwitcher = lazyWithRetry(async () => (await import('./AppSwitcher.tsx')).AppSwitcher);

/** The parts of the portal that the header names by a title (shell spec, section 2). */
const titled: readonly BilingualText[] = [
  routeTitles.applications,
  routeTitles.workflowCenter,
  routeTitles.notificationCenter,
  routeTitles.myDrafts,
];

/**
 * Title of the header: that of a part of the portal with the switcher beside it; everywhere else the switcher itself
 * says it, with the application's logo and name.
 */
export function HeaderTitle() {
  const t = layoutTexts.useT();
  const [isOpen, setOpen] = useState(false);
  const handle = usePageHandle();
  const isTitled = handle !== null && titled.includes(handle.place);
  return (
    <>
      {isTitled && (
        <p className={styles.place}>
          <CurrentLocation />
        </p>
      )}
      <HeaderPopover
        placement="bottomLeft"
        isOpen={isOpen}
        onToggle={setOpen}
        content={<AppSwitcher onChosen={() => setOpen(false)} />}
        button={{ className: styles[isTitled ? 'tool' : 'title'], title: t('switcher.open') }}
      >
        {!isTitled && <CurrentLocation />}
        <DownOutlined className={styles.caret} aria-hidden="true" />
      </HeaderPopover>
    </>
  );
}

function CurrentLocation() {
  const locale = useLocale();
  const { name } = usePortalTheme();
  const handle = usePageHandle();
  const location = useLocation();
  const { appCode = shownAlone(location) ?? undefined } = useParams();
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
      <PorticoMark className={styles.mark} />
      <span>{handle?.place[locale] ?? name}</span>
    </>
  );
}
