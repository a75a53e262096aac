import type { WorkflowTypes } from './workflow-types.ts';
import { AppError, appError } from '@portico/shared-kit/errors';
import { designNoun, type LockedDesign, type Publication } from '../../designs/index.ts';
import { insertPublished, lockNewest } from '../templates/templates.repository.ts';
import { inDiagram } from './checks-off-loop.ts';
import type { WorkflowDiagram } from './designs.repository.ts';
import type { VersionRow } from './versions.repository.ts';
import type { WorkflowContext } from '../workflow.ports.ts';

/**
 * Makes a draft the version that starts from now on; what runs stays on its own. Throws designUnchanged, and the first
 * thing that is wrong with the diagram (401xxx, 403xxx).
 */
export async function publishWorkflow(
  { platform: { corpId } }: WorkflowContext,
  { trx, row, model, key: { code } }: LockedDesign<WorkflowTypes>,
  { bpmn, name, nameI18n }: WorkflowDiagram,
  publication: Publication,
): Promise<VersionRow> {
  const [wrong] = (await inDiagram('readDiagram', model.properties, bpmn)).errors;
  if (wrong !== undefined) throw new AppError(wrong.name, wrong.params);
  const newest = await lockNewest(trx, corpId, code);
  if (newest?.published && newest.bpmn === bpmn && newest.name === name && newest.nameI18n === nameI18n)
    throw appError('designUnchanged', { version: newest.version, ...designNoun('workflow') });
  const own = { code, version: (newest?.version ?? 0) + 1, schemaCode: row.schemaCode, name, nameI18n, ...publication };
  await insertPublished(trx, corpId, { ...own, appCode: model.appCode, bpmn });
  return own;
}
