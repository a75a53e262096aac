import { Empty } from '@portico/shared-kit/contract/common.schema';
import { listHelpLinks } from '@portico/shared-kit/contract/help.endpoints';
import { HelpLinks } from '@portico/shared-kit/contract/help.schema';
import { editTheme, getSystemConfig } from '@portico/shared-kit/contract/system.endpoints';
import { EditThemeInput, SystemConfig, ThemeInfo } from '@portico/shared-kit/contract/system.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route.ts';
import type { SystemService } from './system.service.ts';

/** Registers the system's configuration and theme. */
export function registerSystem(app: FastifyInstance, system: SystemService): void {
  route(app, getSystemConfig, { input: Empty, reply: SystemConfig }, () => system.getConfig());

  route(app, editTheme, { input: EditThemeInput, reply: ThemeInfo }, ({ input }) => system.editTheme(input));

  route(app, listHelpLinks, { input: Empty, reply: HelpLinks }, ({ user }) => system.helpLinks(user));
}
