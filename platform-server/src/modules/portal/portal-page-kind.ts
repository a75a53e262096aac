import { portalPageLockSeconds } from '@portico/shared-kit/contract/portal-page-design.schema';
import { appError } from '@portico/shared-kit/errors';
import {
  type DesignAdapter,
  designsEverywhere,
  documentDrafts,
  type DocumentFacts,
  documentVersions,
} from '../designs/index.ts';
import type { PageDesignContext, PageModel, PageTypes } from './portal-page-designing.ts';
import { listFindings } from './portal-page-lists.ts';
import { portalPageFormat } from './portal-page-format.ts';
import { pageSource } from './portal-page-source.ts';
import { usesOfPage } from './portal-page-uses.ts';
import { type PortalPageFacts, portalPages } from './portal-pages.repository.ts';

const facts: DocumentFacts<PortalPageFacts, PageModel> = {
  format: portalPageFormat,
  tables: portalPages,
  findings: listFindings,
  usesOf: (trx, { key, model }) => usesOfPage(trx, key, model),
};

/**
 * Portal pages as a kind of designs: for administrators, each those that are theirs. A design is named by its page's code, and
 * belongs to an application or to the portal.
 */
export function portalPageKind(designing: PageDesignContext): DesignAdapter<'portalPage', PageTypes> {
  return {
    kind: 'portalPage',
    lockSeconds: portalPageLockSeconds,
    notifyTakenOver: designing.notifyTakenOver,
    audit: { publish: 'portalPagePublish', delete: 'portalPageDelete', idOf: ({ code }) => code },
    mayTakeOver: designsEverywhere,
    namesOf: ({ row }) => row,
    missing: (designKey) => appError('portalPageMissing', { code: designKey }),
    unpublished: (designKey) => appError('portalPageMissing', { code: designKey }),
    forget: () => undefined,
    ...pageSource(designing, facts),
    ...documentDrafts(facts),
    ...documentVersions(facts),
  };
}
