import type {
  BindDesignInput,
  CheckDesignInput,
  DesignableModel,
  DesignBinding,
  DesignCheck,
  DesignInput,
  DesignSummary,
  ListDesignsInput,
  PublishDesignInput,
  SetAvailabilityInput,
  WorkflowDesign,
} from '@portico/shared-kit/contract/workflow-design.schema';
import type {
  CheckConditionInput,
  CheckedCondition,
  DesignPreview,
  PreviewDesignInput,
} from '@portico/shared-kit/contract/workflow-trial.schema';
import type { DesignVersion } from '@portico/shared-kit/contract/workflow-versions.schema';
import { appError } from '@portico/shared-kit/errors';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { findApplicationNames, presentModel } from '../../designs/index.ts';
import type { CommandNeeds } from '../commands/command.ts';
import { deleteDesign, setDesignAvailability } from './availability.ts';
import { bindDesign } from './bind-design.ts';
import { checkCondition } from './check-condition.ts';
import { checkDesign } from './check-design.ts';
import { diagramOf } from './design-diagram.ts';
import { type DesignFiles, designFiles } from './design-files.service.ts';
import { type DesignLocks, designLocks } from './design-locks.service.ts';
import { designReader } from './design-reader.ts';
import { mayTakeOver } from './design.policy.ts';
import { type DesignDrafts, designDrafts, type GetDesign } from './drafts.service.ts';
import { previewDesign } from './preview-design.ts';
import { publishDesign } from './publish-design.ts';
import type { Designing } from './hold-design.ts';
import { countStarted } from '../templates/availability.repository.ts';
import { countRunning } from './versions.repository.ts';
import { type DesignVersions, designVersions } from './versions.service.ts';

/** Designing workflows: for administrators, each those that are theirs. */
export interface WorkflowDesigns extends DesignDrafts, DesignFiles, DesignLocks, DesignVersions {
  /** By application and name. */
  listDesigns(user: SignedInUser, input: ListDesignsInput): Promise<DesignSummary[]>;
  /** The models for whose records the user may design workflows, by their codes. */
  listDesignableModels(user: SignedInUser): Promise<DesignableModel[]>;
  /** Throws designMissing, or noPermissionToView where it is not the user's to design. */
  getDesign(user: SignedInUser, input: DesignInput): Promise<WorkflowDesign>;
  /** See checkDesign. */
  checkDesign(user: SignedInUser, input: CheckDesignInput): Promise<DesignCheck>;
  /** See previewDesign. */
  previewDesign(user: SignedInUser, input: PreviewDesignInput): Promise<DesignPreview>;
  /** See checkCondition. */
  checkCondition(user: SignedInUser, input: CheckConditionInput): Promise<CheckedCondition>;
  /** See bindDesign. */
  bindDesign(user: SignedInUser, input: BindDesignInput): Promise<DesignBinding>;
  /** See setDesignAvailability. */
  setDesignAvailability(user: SignedInUser, input: SetAvailabilityInput): Promise<object>;
  /** See deleteDesign. */
  deleteDesign(user: SignedInUser, input: DesignInput): Promise<object>;
  /** See publishDesign. */
  publishDesign(user: SignedInUser, input: PublishDesignInput): Promise<DesignVersion>;
}

/** Returns the call that reads one design with what stands around it; see getDesign. */
function getDesignOf(designing: Designing): GetDesign {
  const { needs, reader } = designing;
  const { connections, corpId } = needs.platform;
  return async (user, { workflowCode }) => {
    const { bpmn, model } = await diagramOf(designing, user, { workflowCode });
    const key = { corpId, code: workflowCode };
    const [[summary], startedCount, running] = await Promise.all([
      reader.summaries(user, workflowCode),
      countStarted(connections.db, key),
      countRunning(connections.db, key),
    ]);
    if (summary === undefined) throw appError('designMissing', { workflow: workflowCode });
    return {
      ...summary,
      bpmn,
      properties: [...model.properties],
      canTakeOver: mayTakeOver(user),
      boundWorkflow: model.boundWorkflow,
      startedCount,
      runningCount: [...running.values()].reduce((sum, count) => sum + count, 0),
    };
  };
}

/** See WorkflowDesigns. */
export function workflowDesigns(needs: CommandNeeds): WorkflowDesigns {
  const { connections, corpId } = needs.platform;
  const reader = designReader(needs);
  const designing = { needs, reader };

  const getDesign = getDesignOf(designing);

  return {
    ...designDrafts(designing, getDesign),
    ...designFiles(designing),
    ...designLocks(designing),
    ...designVersions(designing),
    ...tryingAndPublishing(designing),
    getDesign,

    async listDesigns(user, wanted) {
      return (await reader.summaries(user)).filter((design) => isWanted(design, wanted));
    },

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

type Outcomes = Pick<
  WorkflowDesigns,
  | 'setDesignAvailability'
  | 'deleteDesign'
  | 'bindDesign'
  | 'checkDesign'
  | 'previewDesign'
  | 'checkCondition'
  | 'publishDesign'
>;

/** The calls for a design once it is drawn. */
function tryingAndPublishing(designing: Designing): Outcomes {
  return {
    setDesignAvailability: (user, input) => setDesignAvailability(designing, user, input),
    deleteDesign: (user, input) => deleteDesign(designing, user, input),
    bindDesign: (user, input) => bindDesign(designing, user, input),
    checkDesign: (user, input) => checkDesign(designing, user, input),
    previewDesign: (user, input) => previewDesign(designing, user, input),
    checkCondition: (user, input) => checkCondition(designing, user, input),
    publishDesign: (user, input) => publishDesign(designing, user, input),
  };
}

/** Returns whether a design is of the wanted application and called so. */
function isWanted(design: DesignSummary, { appCode, keyword = '' }: ListDesignsInput): boolean {
  const part = keyword.trim().toLowerCase();
  const texts = [design.name, design.name_i18n ?? '', design.workflowCode];
  const isOfApplication = appCode === undefined || design.appCode === appCode;
  return isOfApplication && texts.some((text) => text.toLowerCase().includes(part));
}
