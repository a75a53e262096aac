import { AppError } from '@portico/shared-kit/errors';
import { bilingual, localised } from '@portico/shared-kit/i18n';
import { afterPath } from '../../../text-files/file.texts.ts';
import { inPackage } from '../checks-off-loop.ts';
import type { AppPackage } from '../read-package.ts';
import type { Applying, PackagePart, Step } from './part.ts';

/** Business models and the tables behind them. */
export const putModels: PackagePart = (applying, pack) => withPlaces(pack, () => publishModels(applying, pack));

async function publishModels(applying: Applying, { application, models }: AppPackage): Promise<Step[]> {
  const { db, dryRun, publishers, allowDataLoss, losses } = applying;
  const work = dryRun ? publishers.models.plan : publishers.models.publish;
  const steps: Step[] = [];
  for (const definition of models) {
    const publication = await work(db, application.code, definition, allowDataLoss);
    const { isNew, isSame, steps: tableSteps, model, replaced } = publication;
    if (isSame) continue;
    losses.push(...publication.losses.map((loss) => ({ ...loss, allowed: allowDataLoss.has(loss.item) })));
    const target = `model ${definition.schemaCode}`;
    steps.push({ action: isNew ? 'create' : 'change', target, detail: `version ${model.version}` });
    steps.push(...replaced, ...tableSteps.map(({ action, target, detail }) => ({ action, target, detail })));
  }
  await publishers.models.checkRelations(db, models);
  return steps;
}

/** Problems are found in models by code and path; the reader of the message looks for them by file and line. */
async function withPlaces<T>({ modelFiles }: AppPackage, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.errorName !== 'packageInvalid') throw error;
    const { file = '', place = '', detail = '', detail_i18n: other } = error.params;
    const described = modelFiles.get(String(file));
    if (described === undefined) throw error;
    const path = String(place).split('.');
    const members = path.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    const zh = localised(String(detail), typeof other === 'string' ? other : null, 'zh');
    const words = afterPath(path.join('.'), bilingual(zh, String(detail)));
    return inPackage('refuseAt', described, members, words);
  }
}
