import { defaultDashboardCode } from '@portico/shared-kit/portal-pages';
import type { NoteVisitInput, PortalPage, RecentItem } from '@portico/shared-kit/contract/portal.schema';
import { readPortalPage } from '@portico/shared-kit/portal-pages';
import { appError } from '@portico/shared-kit/errors';
import { can } from '@portico/shared-kit/permissions';
import { transaction } from '../../database/transaction.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { type OwnApplicationService, ownApplicationService } from './own-applications.ts';
import { isPublished, presentDefaultPage, presentPage, presentVisit } from './portal.presenter.ts';
import * as repository from './portal.repository.ts';
import * as visits from './recent-items.repository.ts';

/** Visits that are kept of a user, and those that are shown. */
const keptVisits = 100;
const shownVisits = 20;

/** Portal pages, and what is personal on them (portal spec, sections 3 and 4). */
export interface PortalServices {
  readonly pages: PortalPageService;
  readonly recentItems: RecentItemService;
  readonly ownApplications: OwnApplicationService;
}

interface PortalPageService {
  /**
   * A page: what runtime shows is its published version, or the built-in dashboard where none is published, or it is
   * switched off or cannot be read. Throws portalPageMissing; the default dashboard is never missing. A page of an application is for
   * those who see the application and, where its menu names the page, that entry: others get noPermission.
   */
  getPage(user: SignedInUser, code: string): Promise<PortalPage>;
}

/** Items that users opened last. */
export interface RecentItemService {
  /**
   * Returns the items that the user opened last, at most 20, newest first, without what is not there any more or is not
   * theirs to see.
   */
  listRecentItems(user: SignedInUser): Promise<RecentItem[]>;
  /** Remembers that the user opened something. */
  noteVisit(user: SignedInUser, visit: NoteVisitInput): Promise<void>;
}

/** Returns the applications and models that the user may know of and open. */
type VisibilityOf = (user: SignedInUser) => Promise<{
  readonly appCodes: ReadonlySet<string>;
  readonly schemaCodes: ReadonlySet<string>;
  opens(appCode: string, code: string): boolean;
}>;

/** Makes the services of the portal, each of which asks what its user may open. */
export function portalServices(platform: Platform, visibilityOf: VisibilityOf): PortalServices {
  return {
    pages: portalPageService(platform, visibilityOf),
    recentItems: recentItemService(platform, visibilityOf),
    ownApplications: ownApplicationService(platform, visibilityOf),
  };
}

function portalPageService({ connections, corpId }: Platform, visibilityOf: VisibilityOf): PortalPageService {
  const { db } = connections;
  return {
    async getPage(user, code) {
      const row = await repository.findPage(db, corpId, code);
      if (row === undefined) {
        if (code === defaultDashboardCode) return presentDefaultPage(code);
        throw appError('portalPageMissing', { code });
      }
      const isDesigner = can(user.grants, 'portal:design');
      const { appCode } = row;
      if (appCode !== null && !isDesigner && !(await visibilityOf(user)).opens(appCode, code))
        throw appError('noPermission');
      const isShown = isPublished(row) && readPortalPage(row.content) !== null;
      return presentPage(row, { isDesigner, isShown });
    },
  };
}

function recentItemService(platform: Platform, visibilityOf: VisibilityOf): RecentItemService {
  const { connections, corpId, now } = platform;
  const { db } = connections;
  return {
    async listRecentItems(user) {
      const [rows, { appCodes, schemaCodes, opens }] = await Promise.all([
        visits.listVisits(db, corpId, user.id, keptVisits),
        visibilityOf(user),
      ]);
      const isSeen = ({ kind, code, appCode, menuType, workflowSchemaCode }: visits.VisitRow) => {
        if (kind === 'workflow') return schemaCodes.has(workflowSchemaCode ?? '');
        if (kind === 'menu' && menuType === 'BizModel') return schemaCodes.has(code);
        return kind === 'application' ? appCodes.has(code) : opens(appCode, code);
      };
      return rows.filter(isSeen).slice(0, shownVisits).map(presentVisit);
    },

    async noteVisit(user, { kind, code, appCode }) {
      const ownApp = kind === 'menu' ? (appCode ?? '') : '';
      const visit = { userId: user.id, kind, code, appCode: ownApp, at: now() };
      await transaction(db, async (trx) => {
        await visits.saveVisit(trx, corpId, visit);
        await visits.forgetOldVisits(trx, corpId, user.id, keptVisits);
      });
    },
  };
}
