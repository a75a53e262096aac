import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { FormWorkflow } from '@portico/shared-kit/contract/form-design.schema';
import type { Property } from '@portico/shared-kit/fields';
import type { NodeLimits } from '@portico/shared-kit/workflow';
import type { Platform } from '../../../platform.ts';
import type { NotifyTakenOver } from '../../designs/index.ts';
import type { Directory } from '../../organisation/index.ts';
import type { ModelService } from '../models.service.ts';

/** Names an activity of a workflow of a model: its start where no activity is named. */
export interface ActivityRef {
  readonly schemaCode: ModelCode;
  readonly workflowCode: string;
  readonly activityCode?: string | undefined;
}

/** Needs of the form designer from other modules. */
export interface FormDesignNeeds {
  readonly models: ModelService;
  readonly usersById: Directory['usersById'];
  readonly notifyTakenOver: NotifyTakenOver;
  /** The published workflows of a model's records, with the activities at which people open a form. */
  readonly workflowsOf: (schemaCode: ModelCode) => Promise<FormWorkflow[]>;
  /**
   * Returns the limits on fields at an activity of a workflow. Throws notPublished, requestInvalid for an activity that
   * is not there.
   */
  readonly limitsAt: (activity: ActivityRef, properties: readonly Property[]) => Promise<NodeLimits>;
}

/** Dependencies that forms are designed with. */
export interface FormDesignContext extends FormDesignNeeds {
  readonly platform: Platform;
}
