import type {
  BindDesignInput,
  DesignableModel,
  DesignBinding,
} from '@portico/shared-kit/contract/workflow-design.schema';
import type {
  CheckConditionInput,
  CheckedCondition,
  DesignPreview,
  PreviewDesignInput,
} from '@portico/shared-kit/contract/workflow-trial.schema';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { findApplicationNames, presentModel } from '../../designs/index.ts';
import { bindDesign } from './bind-design.ts';
import { checkCondition } from './check-condition.ts';
import type { WorkflowDesignContext } from './designing.ts';
import { previewDesign } from './preview-design.ts';

/** Designing of workflows, as far as it is not the same for all kinds of designs. */
export interface WorkflowDesigns {
  /** The models for whose records the user may design workflows, by their codes. */
  listModels(user: SignedInUser): Promise<DesignableModel[]>;
  /** See previewDesign. */
  preview(user: SignedInUser, input: PreviewDesignInput): Promise<DesignPreview>;
  /** See checkCondition. */
  checkCondition(user: SignedInUser, input: CheckConditionInput): Promise<CheckedCondition>;
  /** See bindDesign. */
  bind(user: SignedInUser, input: BindDesignInput): Promise<DesignBinding>;
}

/** See WorkflowDesigns. */
export function workflowDesigns(designing: WorkflowDesignContext): WorkflowDesigns {
  const { needs, reader } = designing;
  const { connections, corpId } = needs.platform;

  return {
    preview: (user, input) => previewDesign(designing, user, input),
    checkCondition: (user, input) => checkCondition(designing, user, input),
    bind: (user, input) => bindDesign(designing, user, input),

    async listModels(user) {
      const [models, applications] = await Promise.all([
        reader.modelsFor(user),
        findApplicationNames(connections.db, corpId),
      ]);
      return models.map((model) => {
        const { modelName: name, modelName_i18n: name_i18n, ...rest } = presentModel(model, applications);
        return { ...rest, name, name_i18n };
      });
    },
  };
}
