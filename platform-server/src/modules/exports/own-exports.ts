import type {
  ExportInput,
  ExportTask,
  ExportTasks,
  ListExportsInput,
} from '@portico/shared-kit/contract/exports.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { ModelService } from '../models/index.ts';
import type { TaskFiles } from '../own-jobs/index.ts';
import { presentExport } from './export.presenter.ts';
import * as repository from './exports.repository.ts';

/** Exports that there are, for who began them. */
export interface OwnExports {
  /** An own export, as its person sees it. Throws exportMissing, for anybody else's too. */
  get(user: SignedInUser, input: ExportInput, locale: Locale): Promise<ExportTask>;
  list(user: SignedInUser, input: ListExportsInput, locale: Locale): Promise<ExportTasks>;
}

/** See OwnExports. */
export function ownExports(
  { connections, corpId }: Platform,
  {
    models,
    find,
  }: { readonly models: Pick<ModelService, 'all'>; readonly find: TaskFiles<repository.StoredExport>['find'] },
): OwnExports {
  const { db } = connections;

  async function presenter(locale: Locale) {
    const byCode = new Map((await models.all()).map((model) => [model.schemaCode, model]));
    return (task: repository.StoredExport) => presentExport(task, byCode.get(task.schemaCode), locale);
  }

  return {
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
