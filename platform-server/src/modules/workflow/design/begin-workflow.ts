import type { DesignPart } from '@portico/shared-kit/contract/design-kinds.schema';
import { appError } from '@portico/shared-kit/errors';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { writeEmptyDiagram } from '../../../workflow-engine/index.ts';
import type { NewDesign } from '../../designs/index.ts';
import { findModel } from '../templates/templates.repository.ts';
import type { WorkflowKey } from '../templates/workflow-templates.ts';
import type { WorkflowDesignContext } from './designing.ts';
import { workflowDesigns } from './designs.repository.ts';
import { requireSafeFile } from './safe-file.ts';

/** Begins a workflow of a model. Throws noPermissionToView, templateUnreadable, templateTooLarge. */
export async function beginWorkflow(
  { needs, reader }: WorkflowDesignContext,
  user: SignedInUser,
  {
    workflowCode: code,
    schemaCode,
    name,
    name_i18n: nameI18n = null,
    bpmn,
  }: DesignPart<'workflow', 'creation'> & { readonly workflowCode: string },
): Promise<NewDesign<WorkflowKey>> {
  const model = (await reader.modelsFor(user)).find((each) => each.schemaCode === schemaCode);
  if (model === undefined) throw appError('noPermissionToView');
  if (bpmn !== undefined) requireSafeFile(bpmn);
  const { corpId } = needs.platform;
  return {
    key: { corpId, code },
    code,
    async insert(trx, editor) {
      if ((await findModel(trx, corpId, code)) !== undefined) return false;
      const drawn = bpmn ?? writeEmptyDiagram(code, name);
      const draft = { content: drawn, own: { schemaCode, name, nameI18n }, revision: 1, basedOn: null };
      return workflowDesigns.insert(trx, { corpId, code }, { ...draft, ...editor });
    },
  };
}
