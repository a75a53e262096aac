import { everyoneRole } from '../../models/index.ts';
import { findMissingRoles } from '../app-packages.repository.ts';
import type { PackagePart, Step } from './part.ts';

/** Business models and the tables behind them. */
export const putModels: PackagePart = async ({ db, dryRun, publishers }, { application, models }) => {
  const work = dryRun ? publishers.models.plan : publishers.models.publish;
  const steps: Step[] = [];
  for (const definition of models) {
    const { isNew, isSame, steps: tableSteps, model } = await work(db, application.code, definition);
    if (isSame) continue;
    const target = `model ${definition.schemaCode}`;
    steps.push({ action: isNew ? 'create' : 'change', target, detail: `version ${model.version}` });
    steps.push(...tableSteps.map(({ action, target, detail }) => ({ action, target, detail })));
  }
  await publishers.models.checkRelations(db, models);
  return steps;
};

/** A role that is missing is told, not refused: roles may come after the package. */
export const warnOfRoles: PackagePart = async ({ db, platform }, { models }) => {
  const roles = new Set(models.flatMap(({ permissions }) => permissions.map(({ role }) => role)));
  roles.delete(everyoneRole);
  const missing = await findMissingRoles(db, platform.corpId, [...roles]);
  return missing.map((role) => ({ action: 'warn', target: `role ${role}`, detail: 'there is no such role yet' }));
};
