import type { PortalPageDesignSummary } from '@portico/shared-kit/contract/portal-page-design.schema';
import {
  DesignActions,
  DesignListPage,
  designerTexts,
  packageTexts,
  usePackageExport,
} from '@portico/shared-kit/designer';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { useShell } from '@portico/shared-kit/remotes/react';
import { pageDesignPath } from '../addresses.model.ts';
import { usePageAvailability } from '../availability/use-page-availability.ts';
import { pageDesignTexts } from '../page-design.texts.ts';
import { CreatePageDialog } from './CreatePageDialog.tsx';

/** Every page that the user designs, by application; and the way to a new one and to a copy. */
export function PageDesignList() {
  const t = pageDesignTexts.useT();
  const locale = useLocale();
  const entryOf = ({ pageCode, appCode, appName, appName_i18n }: PortalPageDesignSummary) => {
    const application = appCode === null ? null : localised(appName ?? appCode, appName_i18n, locale);
    const audience = application === null ? t('everybody') : t('usersOf', { name: application });
    const group = { key: appCode ?? '', title: application ?? t('portal') };
    return { key: pageCode, place: [audience, pageCode], to: pageDesignPath(pageCode), group };
  };
  return (
    <DesignListPage
      kind="portalPage"
      words={{
        title: t('title'),
        create: t('create'),
        search: t('search'),
        empty: t('noPages'),
        emptyHint: t('noPagesHint'),
      }}
      entryOf={entryOf}
      renderActions={(page, onCopy) => <PageActions page={page} onCopy={onCopy} />}
      renderCreation={({ copyOf }, onClose) => <CreatePageDialog copyOf={copyOf} onClose={onClose} />}
    />
  );
}

function PageActions({ page, onCopy }: { readonly page: PortalPageDesignSummary; onCopy(): void }) {
  const words = designerTexts.useT();
  const packages = packageTexts.useT();
  const availability = usePageAvailability(page);
  const exportPackage = usePackageExport();
  const { appCode } = page;
  // Pages of the portal itself are in no package unless one has brought them.
  const mayExport = useShell().can('application:export') && appCode !== null;
  const exporting = mayExport
    ? [{ key: 'export', label: packages('export'), onClick: () => void exportPackage(appCode) }]
    : [];
  return (
    <DesignActions
      design={page}
      items={[{ key: 'copy', label: words('copy'), onClick: onCopy }, ...exporting, ...availability]}
    />
  );
}
