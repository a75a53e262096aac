import type { MarkFavouriteInput, OwnApplications } from '@portico/shared-kit/contract/portal.schema';
import { appError } from '@portico/shared-kit/errors';
import { transaction } from '../../database/transaction.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import * as repository from './own-applications.repository.ts';

/** Recent applications that are shown (shell spec, section 9). */
const shownRecent = 4;

/** The applications that are the user's own: opened last, and marked. */
export interface OwnApplicationService {
  /** Only of those that the user may open now; what is hidden comes back when it does. */
  listOwnApplications(user: SignedInUser): Promise<OwnApplications>;
  /** Marks an application or takes the mark away. Throws applicationMissing for a mark on what the user may not open. */
  markFavourite(user: SignedInUser, favourite: MarkFavouriteInput): Promise<void>;
}

type AppCodesOf = (user: SignedInUser) => Promise<{ readonly appCodes: ReadonlySet<string> }>;

/** Recent and favourite applications of each user (shell spec, section 9). */
export function ownApplicationService(platform: Platform, appCodesOf: AppCodesOf): OwnApplicationService {
  const { connections, corpId, now } = platform;
  const { db } = connections;
  return {
    async listOwnApplications(user) {
      const [visited, marked, { appCodes }] = await Promise.all([
        repository.listVisitedApplications(db, corpId, user.id),
        repository.listFavourites(db, corpId, user.id),
        appCodesOf(user),
      ]);
      const isOpen = (code: string) => appCodes.has(code);
      return { recent: visited.filter(isOpen).slice(0, shownRecent), favourites: marked.filter(isOpen) };
    },

    async markFavourite(user, { appCode, isFavourite }) {
      if (isFavourite && !(await appCodesOf(user)).appCodes.has(appCode))
        throw appError('applicationMissing', { appCode });
      const favourite = { userId: user.id, appCode };
      await transaction(db, (trx) =>
        isFavourite
          ? repository.addFavourite(trx, corpId, { ...favourite, at: now() })
          : repository.removeFavourite(trx, corpId, favourite),
      );
    },
  };
}
