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
import type { CommandNeeds } from '../commands/command.ts';
import { bindDesign } from './bind-design.ts';
import { checkCondition } from './check-condition.ts';
import { type DesignFiles, designFiles } from './design-files.service.ts';
import { designReader } from './design-reader.ts';
import { previewDesign } from './preview-design.ts';
import { type WorkflowKind, workflowKind } from './workflow-kind.ts';

/** WorkflowDesignContext workflows, as far as it is not the same for all kinds of designs. */
export interface WorkflowDesigns extends DesignFiles {
  /** Workflows for the service of designs. */
  readonly designKind: WorkflowKind;
  /** The models for whose records the user may design workflows, by their codes. */
  listDesignableModels(user: SignedInUser): Promise<DesignableModel[]>;
  /** See previewDesign. */
  previewDesign(user: SignedInUser, input: PreviewDesignInput): Promise<DesignPreview>;
  /** See checkCondition. */
  checkCondition(user: SignedInUser, input: CheckConditionInput): Promise<CheckedCondition>;
  /** See bindDesign. */
  bindDesign(user: SignedInUser, input: BindDesignInput): Promise<DesignBinding>;
}

/** See WorkflowDesigns. */
export function workflowDesigns(needs: CommandNeeds): WorkflowDesigns {
  const { connections, corpId } = needs.platform;
  const reader = designReader(needs);
  const designing = { needs, reader };

  return {
    designKind: workflowKind(designing),
    ...designFiles(designing),
    previewDesign: (user, input) => previewDesign(designing, user, input),
    checkCondition: (user, input) => checkCondition(designing, user, input),
    bindDesign: (user, input) => bindDesign(designing, user, input),

    async listDesignableModels(user) {
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
