import type { Application, MenuNode } from '@portico/shared-kit/contract/applications.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { canView, type ModelService } from '../models/index.ts';
import * as repository from './applications.repository.ts';
import { visibleMenu } from './visible-menu.ts';

interface Device {
  readonly isMobile?: boolean | undefined;
}

export interface ApplicationService {
  /** The applications in which the user sees something, in order. */
  list(user: SignedInUser, device: Device): Promise<Application[]>;
  /** What the user sees of an application's menu, flat and in order. Throws applicationMissing. */
  menu(user: SignedInUser, appCode: string, device: Device): Promise<MenuNode[]>;
}

/** Applications and their menus (shell spec, section 3). */
export function applicationService({ connections, corpId }: Platform, models: ModelService): ApplicationService {
  const { db } = connections;

  async function viewerOf(user: SignedInUser, { isMobile = false }: Device) {
    const all = await models.all();
    const visible = new Set(all.filter(({ definition }) => canView(definition, user)).map((model) => model.schemaCode));
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
      return applications.filter(({ code }) => open.has(code));
    },

    async menu(user, appCode, device) {
      const [applications, rows, viewer] = await Promise.all([
        repository.findApplications(db, corpId),
        repository.findMenuRows(db, corpId, appCode),
        viewerOf(user, device),
      ]);
      if (!applications.some(({ code }) => code === appCode)) throw appError('applicationMissing', { appCode });
      return visibleMenu(rows, viewer).map((row) => ({ ...row, type: row.type as MenuNode['type'] }));
    },
  };
}
