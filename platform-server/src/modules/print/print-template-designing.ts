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
  readonly notifyTakenOver: NotifyTakenOver;
}
