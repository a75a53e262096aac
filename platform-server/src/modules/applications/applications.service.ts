import type { Application, MenuNode } from '@portico/shared-kit/contract/applications.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { canView, type ModelService } from '../models/index.ts';
import { presentApplication, presentMenuNode } from './applications.presenter.ts';
import * as repository from './applications.repository.ts';
import { visibleMenu } from './visible-menu.ts';

interface Device {
  readonly isMobile?: boolean | undefined;
}

/** Applications and menus as each user sees them. */
export interface ApplicationService {
  /** The applications in which the user sees something, in order. */
  list(user: SignedInUser, device: Device): Promise<Application[]>;
  /** What the user sees of an application's menu, flat and in order. Throws applicationMissing. */
  menu(user: SignedInUser, appCode: string, device: Device): Promise<MenuNode[]>;
  /** What the user may know of: codes of applications and of business models. */
  sightOf(user: SignedInUser): Promise<Sight>;
}

/** What a user may know of. */
export interface Sight {
  readonly appCodes: ReadonlySet<string>;
  readonly schemaCodes: ReadonlySet<string>;
}

/** Applications and their menus (shell spec, section 3). */
export function applicationService({ connections, corpId }: Platform, models: ModelService): ApplicationService {
  const { db } = connections;

  async function visibleModels(user: SignedInUser): Promise<Set<string>> {
    const all = await models.all();
    return new Set(all.filter(({ definition }) => canView(definition, user)).map(({ schemaCode }) => schemaCode));
  }

  async function viewerOf(user: SignedInUser, { isMobile = false }: Device) {
    const visible = await visibleModels(user);
    return { isMobile, canSeeModel: (schemaCode: string) => visible.has(schemaCode) };
  }

  return {
    async list(user, device) {
      const [applications, rows, viewer] = await Promise.all([
        repository.findApplications(db, corpId),
        repository.findMenuRows(db, corpId),
        viewerOf(user, device),
      ]);
      const open = new Set(visibleMenu(rows, viewer).map(({ appCode }) => appCode));
      return applications.filter(({ code }) => open.has(code)).map(presentApplication);
    },

    async menu(user, appCode, device) {
      const [applications, rows, viewer] = await Promise.all([
        repository.findApplications(db, corpId),
        repository.findMenuRows(db, corpId, appCode),
        viewerOf(user, device),
      ]);
      if (!applications.some(({ code }) => code === appCode)) throw appError('applicationMissing', { appCode });
      return visibleMenu(rows, viewer).map(presentMenuNode);
    },

    async sightOf(user) {
      const [rows, schemaCodes] = await Promise.all([repository.findMenuRows(db, corpId), visibleModels(user)]);
      const canSeeModel = (code: string) => schemaCodes.has(code);
      const shown = [true, false].flatMap((isMobile) => visibleMenu(rows, { isMobile, canSeeModel }));
      return { appCodes: new Set(shown.map(({ appCode }) => appCode)), schemaCodes };
    },
  };
}
