import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { Application, MenuNode } from '@portico/shared-kit/contract/applications.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { canView, isUnrestricted, type ModelService } from '../models/index.ts';
import { presentApplication, presentMenuNode } from './applications.presenter.ts';
import * as repository from './applications.repository.ts';
import { withHomeEntries } from './home-entries.ts';
import { visibleMenu } from './visible-menu.ts';

interface Device {
  readonly isMobile?: boolean | undefined;
}

/** Applications and menus as each user sees them. */
export interface ApplicationService {
  /** The applications in which the user sees something, in order. */
  list(user: SignedInUser, device: Device): Promise<Application[]>;
  /**
   * Returns the entries of an application's menu that the user sees, flat and in order. Throws applicationMissing, also
   * where it is not theirs.
   */
  menu(user: SignedInUser, appCode: string, device: Device): Promise<MenuNode[]>;
  /** Returns the applications and models that the user may know of and open. */
  visibilityOf(user: SignedInUser): Promise<Visibility>;
}

/** The applications and models that a user may know of. */
export interface Visibility {
  readonly appCodes: ReadonlySet<string>;
  readonly schemaCodes: ReadonlySet<string>;
  /** Returns whether the user may open what an application has under a code: a page, a report, an entry of its menu. */
  opens(appCode: string, code: string): boolean;
}

/** Applications and their menus (shell spec, section 3). */
export function applicationService(platform: Platform, models: ModelService): ApplicationService {
  const seenBy = (user: SignedInUser, appCode?: string) => seenOf(platform, models, { user, appCode });
  return {
    async list(user, device) {
      const { applications, menu } = await seenBy(user);
      const open = new Set(menu(device).map(({ appCode }) => appCode));
      return applications.filter(({ code }) => open.has(code)).map(presentApplication);
    },

    async menu(user, appCode, device) {
      const { applications, menu } = await seenBy(user, appCode);
      if (!applications.some(({ code }) => code === appCode)) throw appError('applicationMissing', { appCode });
      return menu(device).map(presentMenuNode);
    },

    async visibilityOf(user) {
      const { applications, rows, viewer, menu } = await seenBy(user);
      const ofUser = new Set(applications.map(({ code }) => code));
      const shown = [...menu({ isMobile: true }), ...menu({ isMobile: false })];
      const seen = shown.filter(({ appCode }) => ofUser.has(appCode));
      const appCodes = new Set(seen.map(({ appCode }) => appCode));
      const seenEntries = new Set(seen.map(entryKey));
      const unseen = new Set(rows.map(entryKey).filter((key) => !seenEntries.has(key)));
      const opens = (appCode: string, code: string) =>
        appCodes.has(appCode) && !unseen.has(entryKey({ appCode, code }));
      return { appCodes, schemaCodes: viewer.schemaCodes, opens };
    },
  };
}

/**
 * Returns the menu entries of all applications, or of one, that the user sees; the viewer that decides it; and the
 * applications for them.
 */
async function seenOf(
  platform: Platform,
  models: ModelService,
  { user, appCode }: { readonly user: SignedInUser; readonly appCode: string | undefined },
) {
  const { connections, corpId } = platform;
  const { db } = connections;
  const [all, named, homes, viewer] = await Promise.all([
    repository.findApplications(db, corpId),
    repository.findMenuRows(db, corpId, appCode),
    repository.findHomePages(db, corpId, appCode),
    viewerOf(platform, models, user),
  ]);
  const rows = withHomeEntries(named, homes);
  const isHidden = (code: string) => viewer.hidden?.appCode === code && viewer.hidden.code === null;
  const applications = all.filter(({ code, roles }) => viewer.isFor(roles) && !isHidden(code));
  const menu = ({ isMobile = false }: Device) => visibleMenu(rows, { ...viewer, isMobile });
  return { applications, rows, viewer, menu };
}

const entryKey = ({ appCode, code }: { readonly appCode: string; readonly code: string }) => `${appCode}/${code}`;

/** The root administrator sees what is for any role. */
function isFor(user: SignedInUser, roles: readonly string[] | null): boolean {
  return roles === null || isUnrestricted(user) || roles.some((role) => user.roleCodes.includes(role));
}

/** Returns the viewer that decides which entries the user sees. */
async function viewerOf({ config, connections, corpId }: Platform, models: ModelService, user: SignedInUser) {
  const { hiddenEntry } = config;
  const [all, isKeptOut] = await Promise.all([
    models.all(),
    hiddenEntry !== undefined && repository.isInRoleGroup(connections.db, corpId, user.id, hiddenEntry.groupId),
  ]);
  const seen = all.filter(({ definition }) => canView(definition, user));
  const schemaCodes: ReadonlySet<string> = new Set(seen.map(({ schemaCode }) => schemaCode));
  return {
    schemaCodes,
    canSeeModel: (schemaCode: ModelCode) => schemaCodes.has(schemaCode),
    isFor: (roles: readonly string[] | null) => isFor(user, roles),
    hidden: isKeptOut && hiddenEntry !== undefined ? hiddenEntry : null,
  };
}
