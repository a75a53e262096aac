import type {
  ExportInput,
  ExportTask,
  ExportTasks,
  ListExportsInput,
} from '@portico/shared-kit/contract/exports.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { ModelService } from '../models/index.ts';
import { presentExport } from './export.presenter.ts';
import * as repository from './exports.repository.ts';

/** Exports that there are, for who began them. */
export interface OwnExports {
  /** An own export. Throws exportMissing, for anybody else's too. */
  find(user: SignedInUser, id: string): Promise<repository.StoredExport>;
  /** The same, as its person sees it. */
  get(user: SignedInUser, input: ExportInput, locale: Locale): Promise<ExportTask>;
  list(user: SignedInUser, input: ListExportsInput, locale: Locale): Promise<ExportTasks>;
}

/** See OwnExports. */
export function ownExports({ connections, corpId }: Platform, models: Pick<ModelService, 'all'>): OwnExports {
  const { db } = connections;

  const find: OwnExports['find'] = async (user, id) => {
    const task = await repository.findOwnExport(db, corpId, { id, userId: user.id });
    if (task === undefined) throw appError('exportMissing');
    return task;
  };

  async function presenter(locale: Locale) {
    const byCode = new Map((await models.all()).map((model) => [model.schemaCode, model]));
    return (task: repository.StoredExport) => presentExport(task, byCode.get(task.schemaCode), locale);
  }

  return {
    find,

    async get(user, { id }, locale) {
      const task = await find(user, id);
      return (await presenter(locale))(task);
    },

    async list(user, { queryCode: viewCode, ...page }, locale) {
      const found = await repository.listOwnExports(db, corpId, { userId: user.id, viewCode, ...page });
      return { ...found, content: found.content.map(await presenter(locale)) };
    },
  };
}
