import type { LiveList, LiveListInput } from '@portico/shared-kit/contract/live-lists.schema';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { readChangeCounter } from '../../record-store/index.ts';
import type { ModelService } from '../models/index.ts';
import type { Directory } from '../organisation/index.ts';
import { deleteWatcher, findOthers, keepWatcher } from './watchers.repository.ts';

/** Lists that stand open: who looks at them, and whether their records were written. */
export interface LiveListService {
  /** Throws as `ModelService.visible`: who may not see a list is neither told nor shown. */
  watch(user: SignedInUser, input: LiveListInput): Promise<LiveList>;
  /** Forgets that the user looks at a list; nothing happens where they did not. */
  leave(user: SignedInUser, input: LiveListInput): Promise<object>;
}

interface LiveListNeeds {
  readonly models: Pick<ModelService, 'visible'>;
  readonly directory: Pick<Directory, 'usersById'>;
}

/** Ms for which somebody counts as there after their browser has said so: it does every few seconds. */
const presentMs = 15_000;
/** People who are named. */
const mostNamed = 50;

/** See LiveListService. The people stand in a table, so that each process knows all of them. */
export function liveListService(platform: Platform, { models, directory }: LiveListNeeds): LiveListService {
  const { connections, corpId, now } = platform;
  const { db } = connections;
  return {
    async watch(user, { schemaCode }) {
      await models.visible(schemaCode, user);
      const at = now();
      const watcher = { schemaCode, userId: user.id };
      await keepWatcher(db, corpId, watcher, new Date(at.getTime() + presentMs));
      const [others, writes] = await Promise.all([
        findOthers(db, corpId, watcher, at),
        readChangeCounter(db, corpId, schemaCode),
      ]);
      const named = await directory.usersById(others.slice(0, mostNamed));
      const people = [...named.values()].map(({ id, name, name_i18n, imgUrl }) => ({
        id,
        name,
        ...(name_i18n === undefined ? {} : { name_i18n }),
        ...(imgUrl === undefined ? {} : { imgUrl }),
      }));
      return { people, count: others.length, mark: String(writes) };
    },

    async leave(user, { schemaCode }) {
      await deleteWatcher(db, corpId, { schemaCode, userId: user.id });
      return {};
    },
  };
}
