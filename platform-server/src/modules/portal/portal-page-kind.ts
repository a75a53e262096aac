import { portalPageLockSeconds } from '@portico/shared-kit/contract/portal-page-design.schema';
import { appError } from '@portico/shared-kit/errors';
import {
  defaultDashboard,
  defaultDashboardCode,
  newPortalPage,
  savedPortalPage,
} from '@portico/shared-kit/portal-pages';
import {
  applicationRights,
  byApplication,
  type DesignAdapter,
  type DocumentFacts,
  documentKind,
  requireApplication,
} from '../designs/index.ts';
import type { PageDesignContext, PageModel, PageTypes } from './portal-page-designing.ts';
import { listFindings } from './portal-page-lists.ts';
import { portalPageFormat } from './portal-page-format.ts';
import { usesOfPage } from './portal-page-uses.ts';
import { type PortalPageFacts, portalPages } from './portal-pages.repository.ts';

const facts: DocumentFacts<PortalPageFacts, PageModel> = {
  format: portalPageFormat,
  tables: portalPages,
  findings: listFindings,
  usesOf: (db, { key, model }) => usesOfPage(db, key, model),
};

/** Portal pages as a kind of designs: each belongs to an application or to the portal. */
export function portalPageKind(designing: PageDesignContext): DesignAdapter<'portalPage', PageTypes> {
  return documentKind(designing, {
    kind: 'portalPage',
    lockSeconds: portalPageLockSeconds,
    audit: { publish: 'portalPagePublish', delete: 'portalPageDelete' },
    facts,
    missing: (code) => appError('portalPageMissing', { code }),
    wordsOf: ({ name, name_i18n, pageCode }) => [name, name_i18n, pageCode],
    inOrder: byApplication,

    async rightsOf(user) {
      const [{ mayDesign, namesOf }, models] = await Promise.all([
        applicationRights(designing, user),
        designing.models.all(),
      ]);
      return {
        modelOf: ({ appCode }) => (mayDesign(appCode) ? { appCode, models } : null),
        placeOf: ({ code, appCode }) => ({ pageCode: code, ...namesOf(appCode) }),
      };
    },

    // A page begins without widgets; that of everybody's workbench as the one that the platform brings along.
    async begin(user, code, { appCode }) {
      await requireApplication(designing, user, appCode);
      const isWorkbench = code === defaultDashboardCode;
      return {
        content: savedPortalPage(isWorkbench ? defaultDashboard : newPortalPage()),
        // Everybody starts at the workbench: no application has it.
        columns: async () => (isWorkbench && appCode !== null ? null : { appCode, packagedBy: null }),
      };
    },
  });
}
