import type {
  FormVersionContent,
  FormVersionInput,
  FormVersionPage,
  ListFormVersionsInput,
} from '@portico/shared-kit/contract/form-design.schema';
import { appError } from '@portico/shared-kit/errors';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { countFormVersions, findFormVersion, findFormVersions } from '../form-versions.repository.ts';
import type { FormDesigning } from './form-designing.ts';
import { presentVersion } from './form-designs.presenter.ts';
import { openForm } from './open-form.ts';

/** Published versions of forms. */
export interface FormVersions {
  /** Newest first. Throws as openForm. */
  listVersions(user: SignedInUser, input: ListFormVersionsInput): Promise<FormVersionPage>;
  /** Throws as openForm, and designVersionMissing. */
  getVersion(user: SignedInUser, input: FormVersionInput): Promise<FormVersionContent>;
}

/** See FormVersions. */
export function formVersions(designing: FormDesigning): FormVersions {
  const { platform, usersById } = designing;
  const { db } = platform.connections;
  return {
    async listVersions(user, { page, size, ...input }) {
      const { key, published } = await openForm(designing, user, input);
      const [rows, totalElements] = await Promise.all([
        findFormVersions(db, key, { page, size }),
        countFormVersions(db, key),
      ]);
      const people = await usersById([...new Set(rows.flatMap(({ publisherId }) => publisherId ?? []))]);
      return { content: rows.map((row) => presentVersion(row, people, published?.version)), totalElements };
    },

    async getVersion(user, { version, ...input }) {
      const { key, published } = await openForm(designing, user, input);
      const row = await findFormVersion(db, key, version);
      if (row === undefined) throw appError('designVersionMissing', { version });
      const people = await usersById(row.publisherId === null ? [] : [row.publisherId]);
      return { ...presentVersion(row, people, published?.version), form: row.form };
    },
  };
}
