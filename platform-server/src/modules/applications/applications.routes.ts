import { listApplications, listMenu } from '@portico/shared-kit/contract/applications.endpoints';
import {
  AppCodeInput,
  Applications,
  ListApplicationsInput,
  MenuNodes,
} from '@portico/shared-kit/contract/applications.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route.ts';
import type { ApplicationService } from './applications.service.ts';

/** Registers the applications of a user and their menus. */
export function registerApplications(app: FastifyInstance, applications: ApplicationService): void {
  route(app, listApplications, { input: ListApplicationsInput, reply: Applications }, ({ input, user }) =>
    applications.list(user, input),
  );
  route(app, listMenu, { input: AppCodeInput, reply: MenuNodes }, ({ input, user }) =>
    applications.menu(user, input.appCode, input),
  );
}
