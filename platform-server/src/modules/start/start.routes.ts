import { listApplications } from '@portico/shared-kit/contract/applications.endpoints';
import { Empty } from '@portico/shared-kit/contract/common.schema';
import { getUnreadCount } from '@portico/shared-kit/contract/notifications.endpoints';
import { listRecentItems } from '@portico/shared-kit/contract/portal.endpoints';
import { getStart } from '@portico/shared-kit/contract/start.endpoints';
import { Start } from '@portico/shared-kit/contract/start.schema';
import type { FastifyInstance } from 'fastify';
import { mayCall, route } from '../../plugins/route.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { ApplicationService } from '../applications/index.ts';
import type { NotificationService } from '../notifications/index.ts';
import type { PortalServices } from '../portal/index.ts';
import { presentCurrentUser, type SessionService } from '../session/index.ts';
import type { SystemService } from '../system/index.ts';

interface StartServices {
  readonly sessions: Pick<SessionService, 'factsOf'>;
  readonly system: Pick<SystemService, 'getConfig'>;
  readonly applications: Pick<ApplicationService, 'list'>;
  readonly notifications: Pick<NotificationService, 'countUnread'>;
  readonly portal: Pick<PortalServices, 'recentItems'>;
}

/** Registers the one answer that every page begins with; each part is what its own endpoint says to the same person. */
export function registerStart(app: FastifyInstance, services: StartServices): void {
  const { sessions, system, applications, notifications, portal } = services;
  route(app, getStart, { input: Empty, reply: Start }, async ({ user }) => {
    const [facts, config, list, unread, recent] = await Promise.all([
      sessions.factsOf(user),
      system.getConfig(),
      whereOpen(listApplications, user, () => applications.list(user, {})),
      whereOpen(getUnreadCount, user, () => notifications.countUnread(user)),
      whereOpen(listRecentItems, user, () => portal.recentItems.listRecentItems(user)),
    ]);
    return { user: presentCurrentUser(facts, user), config, applications: list, unread, recent };
  });
}

async function whereOpen<T>(
  endpoint: Parameters<typeof mayCall>[0],
  user: SignedInUser,
  answer: () => Promise<T>,
): Promise<T | null> {
  return mayCall(endpoint, user) ? answer() : null;
}
