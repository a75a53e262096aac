import type { ImportTaskInput, ImportTemplateInput } from '@portico/shared-kit/contract/imports.schema';
import { appError } from '@portico/shared-kit/errors';
import { fileTimestamp } from '@portico/shared-kit/formats';
import { type Locale, localised } from '@portico/shared-kit/i18n';
import { PassThrough, type Readable } from 'node:stream';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { type SheetDesign, writeXlsx } from '../../../spreadsheets/index.ts';
import { type Model, type ModelService, policyOf } from '../../models/index.ts';
import { type ImportTarget, importTargets } from '../columns/import-targets.ts';
import { importsTexts } from '../imports.texts.ts';
import { readRefusedRows } from '../staging/refused-rows.repository.ts';
import { requireImport } from '../tasks/begin-import.ts';
import { findOwnImport } from '../tasks/import-tasks.repository.ts';
import { errorRows } from './error-rows.ts';
import { inSheetOrder, templateSheet } from './template-sheet.ts';

/** A workbook on its way out. */
export interface Workbook {
  readonly name: string;
  readonly content: Readable;
}

/** Workbooks that people fill in or mend (list spec, section 7). */
export interface ImportWorkbooks {
  /** The workbook that people fill in for a list. Throws as a begin of an import, and listViewMissing. */
  template(user: SignedInUser, input: ImportTemplateInput, locale: Locale): Promise<Workbook>;
  /** The refused rows of an own import, which can be mended and imported again. Throws importMissing. */
  errors(user: SignedInUser, input: ImportTaskInput, locale: Locale): Promise<Workbook>;
}

/** See ImportWorkbooks. */
export function importWorkbooks(
  { connections, corpId, now, log }: Platform,
  { models }: { readonly models: Pick<ModelService, 'visible'> },
): ImportWorkbooks {
  return {
    async template(user, { schemaCode, queryCode: viewCode, languageType }, asked) {
      const locale = languageType ?? asked;
      const model = await models.visible(schemaCode, user);
      requireImport(model, user);
      const { name, name_i18n } = model.definition;
      const title = localised(name, name_i18n, locale);
      const targets = templateTargets(model, user, now(), viewCode);
      const sheet = { name: title, ...templateSheet(targets, locale), rows: [] };
      return written(log, importsTexts.t(locale, 'templateName', { title }), sheet);
    },

    async errors(user, { taskId }, locale) {
      const task = await findOwnImport(connections.db, corpId, { id: taskId, userId: user.id });
      if (task === undefined || task.columns === null || task.readRun === null) throw appError('importMissing');
      const model = await models.visible(task.schemaCode, user);
      const paths = new Set(task.columns.map(({ path }) => path));
      const all = importTargets(model, policyOf(model, user, now()));
      const targets = inSheetOrder(all.filter(({ path }) => paths.has(path)));
      const t = importsTexts.translator(locale);
      const { head, columns } = templateSheet(targets, locale, [{ text: t('problems') }]);
      const { name, name_i18n } = model.definition;
      const title = localised(name, name_i18n, locale);
      const refused = readRefusedRows(connections.db, { corpId, taskId, run: task.readRun });
      const rows = errorRows(refused, targets, locale);
      const time = fileTimestamp(now().getTime());
      return written(log, t('errorsName', { title, time }), { name: title, head, columns, frozenColumns: 1, rows });
    },
  };
}

/** Begins to write a workbook; who takes it hears of a failure. */
function written(log: Platform['log'], name: string, sheet: SheetDesign): Workbook {
  const content = new PassThrough();
  writeXlsx(content, [sheet]).catch((error: unknown) => {
    log.error({ err: error }, 'a workbook broke off');
    content.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return { name, content };
}

/**
 * Returns the columns of a template: those of the list view that may be filled in, what must be filled in besides, and
 * all sub-tables. Throws listViewMissing.
 */
function templateTargets(
  model: Model,
  user: SignedInUser,
  at: Date,
  viewCode: string | undefined,
): readonly ImportTarget[] {
  const policy = policyOf(model, user, at);
  const { readOnlyWhenNew } = policy.fields;
  const view = model.definition.listViews.find(({ code }) => viewCode === undefined || code === viewCode);
  if (view === undefined) throw appError('listViewMissing', { code: viewCode ?? '' });
  const order = view.queryColumns.map(({ propertyCode }) => propertyCode);
  const filled = importTargets(model, policy).filter(
    ({ path, code, parent, isKeyOnly }) =>
      !isKeyOnly && !readOnlyWhenNew.has(path) && !readOnlyWhenNew.has(parent?.code ?? code),
  );
  const placeOf = ({ code }: ImportTarget) => order.indexOf(code);
  const shown = filled.filter((target) => target.parent === null && placeOf(target) >= 0);
  const required = filled.filter(
    (target) => target.parent === null && placeOf(target) < 0 && target.property.required === true,
  );
  const tables = filled.filter(({ parent }) => parent !== null);
  return [...shown.toSorted((left, right) => placeOf(left) - placeOf(right)), ...required, ...tables];
}
