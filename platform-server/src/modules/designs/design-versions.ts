import type { DesignPart } from '@portico/shared-kit/contract/design-kinds.schema';
import type { DesignKind } from '@portico/shared-kit/contract/designs.schema';
import { appError } from '@portico/shared-kit/errors';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { DesignName, DesignTypes, Page } from './design-kind.ts';
import type { DesignContext } from './hold-design.ts';

/** Published versions of designs. */
export interface DesignVersions<K extends DesignKind> {
  /** Newest first. */
  listVersions(
    user: SignedInUser,
    input: DesignName & Page,
  ): Promise<{ content: DesignPart<K, 'version'>[]; totalElements: number }>;
  /** Throws designVersionMissing. */
  getVersion(
    user: SignedInUser,
    input: DesignName & { readonly version: number },
  ): Promise<DesignPart<K, 'version'> & DesignPart<K, 'published'>>;
}

/** See DesignVersions. */
export function designVersions<K extends DesignKind, T extends DesignTypes>({
  platform,
  usersById,
  adapter,
}: DesignContext<K, T>): DesignVersions<K> {
  const { db } = platform.connections;
  const present = async (key: T['key'], rows: readonly T['version'][], current: number | undefined) => {
    const people = await usersById([...new Set(rows.flatMap(({ publisherId }) => publisherId ?? []))]);
    return adapter.presentVersions(key, rows, { people, current });
  };
  return {
    async listVersions(user, { designKey, page, size }) {
      const { key, published } = await adapter.open(user, designKey);
      const [rows, totalElements] = await Promise.all([
        adapter.findVersions(db, key, { page, size }),
        adapter.countVersions(db, key),
      ]);
      return { content: await present(key, rows, published?.version), totalElements };
    },

    async getVersion(user, { designKey, version }) {
      const { key, published } = await adapter.open(user, designKey);
      const found = await adapter.findVersion(db, key, version);
      if (found === undefined) throw appError('designVersionMissing', { version });
      const [shown] = await present(key, [found], published?.version);
      if (shown === undefined) throw appError('designVersionMissing', { version });
      return { ...shown, ...adapter.contentOf(found) };
    },
  };
}
