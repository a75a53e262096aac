import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { Property } from '@portico/shared-kit/contract/models.schema';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { NotifyTakenOver } from '../../designs/index.ts';

/** A model as those see it who design workflows of its records. */
export interface DesignedModel {
  readonly schemaCode: ModelCode;
  readonly appCode: string;
  readonly name: string;
  readonly nameI18n: string | null;
  /** Fields, those of the platform first. */
  readonly properties: readonly Property[];
  /** True where the user sees the model's list. */
  readonly isSeen: boolean;
  /** The workflow that adding a record starts; null for none. */
  readonly boundWorkflow: string | null;
}

/** The services of other modules that the design of workflows needs. */
export interface DesignSurroundings {
  /** The published models, in the order of their codes. */
  modelsFor(user: SignedInUser): Promise<readonly DesignedModel[]>;
  /** A record as the user sees it, by the codes of the fields. Throws recordMissing, noPermissionToView. */
  readAs(user: SignedInUser, schemaCode: ModelCode, id: string): Promise<Readonly<Record<string, unknown>>>;
  /** Binds a published workflow to adding a record of its model, or looses it; returns the one that is bound then. */
  bindWorkflow(binding: {
    readonly schemaCode: ModelCode;
    readonly workflowCode: string;
    readonly isBound: boolean;
  }): Promise<string | null>;
  /** Tells somebody that they do not have the lock of a design any more. */
  readonly notifyTakenOver: NotifyTakenOver;
}
