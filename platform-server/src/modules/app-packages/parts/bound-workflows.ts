import { findWorkflowModels } from '../app-packages.repository.ts';
import { packageTexts } from '../package.texts.ts';
import { inPackage } from '../checks-off-loop.ts';
import type { PackagePart } from './part.ts';

/**
 * A model whose `workflowCode` names no workflow of its own would have a list where nobody can add a record. Throws
 * packageInvalid with the model's file and the line of the code.
 */
export const refuseUnknownWorkflows: PackagePart = async ({ db, platform }, { models, modelFiles, workflows }) => {
  const brought = new Map(workflows.map(({ code, schemaCode }) => [code, schemaCode]));
  const named = models.flatMap(({ workflowCode }) => workflowCode ?? []);
  const published = await findWorkflowModels(db, platform.corpId, named);
  for (const { schemaCode, workflowCode } of models) {
    if (workflowCode === undefined) continue;
    const owner = brought.get(workflowCode) ?? published.get(workflowCode);
    if (owner === schemaCode) continue;
    const described = modelFiles.get(schemaCode) ?? { file: schemaCode, text: '' };
    const detail =
      owner === undefined
        ? packageTexts.workflowUnknown(workflowCode)
        : packageTexts.workflowOfOtherModel(workflowCode, owner);
    await inPackage('refuseAt', described, ['workflowCode'], detail);
  }
  return [];
};
