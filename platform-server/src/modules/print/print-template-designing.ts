import type { FormWorkflow } from '@portico/shared-kit/contract/form-design.schema';
import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { Platform } from '../../platform.ts';
import type { DocumentTypes, NotifyTakenOver } from '../designs/index.ts';
import type { Model, ModelService } from '../models/index.ts';
import type { Directory } from '../organisation/index.ts';
import type { PrintTemplateFacts } from './print-templates.repository.ts';

/** The things of designs of print templates. */
export type TemplateTypes = DocumentTypes<PrintTemplateFacts, Model>;

/** Dependencies that print templates are designed with. */
export interface TemplateDesignContext {
  readonly platform: Platform;
  readonly models: Pick<ModelService, 'all'>;
  readonly usersById: Directory['usersById'];
  /** The published workflows of a model's records, with the activities whose signatures and opinions are printed. */
  readonly workflowsOf: (schemaCode: ModelCode) => Promise<FormWorkflow[]>;
  readonly notifyTakenOver: NotifyTakenOver;
}
