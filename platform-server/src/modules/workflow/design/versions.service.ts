import type {
  DesignVersionFile,
  DesignVersionInput,
  DesignVersionPage,
  ListVersionsInput,
} from '@portico/shared-kit/contract/workflow-versions.schema';
import { appError } from '@portico/shared-kit/errors';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { presentVersion } from './design.presenter.ts';
import type { Designing } from './hold-design.ts';
import { countRunning, countVersions, findVersion, findVersions, type VersionRow } from './versions.repository.ts';

/** Published versions of a workflow. */
export interface DesignVersions {
  /** Newest first. Throws as getDesign. */
  listDesignVersions(user: SignedInUser, input: ListVersionsInput): Promise<DesignVersionPage>;
  /** Throws as getDesign, and designVersionMissing. */
  getDesignVersion(user: SignedInUser, input: DesignVersionInput): Promise<DesignVersionFile>;
}

/** See DesignVersions. */
export function designVersions({ needs, reader }: Designing): DesignVersions {
  const { platform, ports } = needs;
  const { connections, corpId } = platform;
  const { db } = connections;

  async function present(code: string, rows: readonly VersionRow[], newest: number) {
    const ids = rows.flatMap(({ publisherId }) => publisherId ?? []);
    const [people, running] = await Promise.all([
      ports.directory.usersById([...new Set(ids)]),
      countRunning(db, { corpId, code }),
    ]);
    return rows.map((row) => presentVersion(row, { people, newest, running }));
  }

  return {
    async listDesignVersions(user, { workflowCode: code, page, size }) {
      const { published } = await reader.open(user, code);
      const [rows, totalElements] = await Promise.all([
        findVersions(db, { corpId, code }, { page, size }),
        countVersions(db, { corpId, code }),
      ]);
      return { content: await present(code, rows, published?.version ?? 0), totalElements };
    },

    async getDesignVersion(user, { workflowCode: code, version }) {
      const { published } = await reader.open(user, code);
      const row = await findVersion(db, { corpId, code }, version);
      if (row === undefined) throw appError('designVersionMissing', { version });
      const [shown] = await present(code, [row], published?.version ?? 0);
      if (shown === undefined) throw appError('designVersionMissing', { version });
      return { ...shown, bpmn: row.bpmn };
    },
  };
}
