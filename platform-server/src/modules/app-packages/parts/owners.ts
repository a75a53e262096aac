import { appError, textParam } from '@portico/shared-kit/errors';
import { findOfOthers } from '../app-packages.repository.ts';
import { packageTexts } from '../package.texts.ts';
import { inPackage } from '../checks-off-loop.ts';
import type { PackagePart } from './part.ts';

/**
 * Two applications with one code for a model, a workflow, a page, a report or a print template would take it from each other with every import, its
 * records included. Throws packageInvalid.
 */
export const refuseOfOthers: PackagePart = async ({ db, platform }, pack) => {
  const { application, models, workflows, portalPages, printTemplates, reports } = pack;
  const found = await findOfOthers(db, platform.corpId, application.code, {
    models: models.map(({ schemaCode }) => schemaCode),
    workflows: workflows.map(({ code }) => code),
    pages: portalPages.map(({ code }) => code),
    reports: reports.map(({ code }) => code),
    printTemplates: printTemplates.map(({ code }) => code),
    printedModels: printTemplates.map(({ schemaCode }) => schemaCode),
  });
  if (found === undefined) return [];
  const { kind, code, owner } = found;
  const file = (kind === 'model' && pack.modelFiles.get(code)) || null;
  const detail = packageTexts.ofOtherApplication({ kind, code, owner });
  if (file !== null) return inPackage('refuseAt', file, ['schemaCode'], detail);
  throw appError('packageInvalid', { file: 'application.yaml', place: kind, ...textParam('detail', detail) });
};
