import type { ModelCode, UserId } from '@portico/shared-kit/contract/ids';
import type { Property } from '@portico/shared-kit/fields';
import type { Database } from '../../../database/index.ts';
import type { Drawing, WorkflowTemplate } from '../../../workflow-engine/index.ts';

/** Key of a workflow: its code within a tenant. */
export interface WorkflowKey {
  readonly corpId: string;
  readonly code: string;
}

/** Version of a workflow, without its diagram. */
export interface TemplateRow {
  readonly code: string;
  readonly version: number;
  readonly appCode: string;
  readonly schemaCode: ModelCode;
  readonly name: string;
  readonly nameI18n: string | null;
}

/** A workflow that can be started, for one user. */
export interface StartableRow extends TemplateRow {
  readonly appName: string;
  readonly appNameI18n: string | null;
  /** The menu folder of the workflow's model; null where its entry stands in none. */
  readonly folderName: string | null;
  readonly folderNameI18n: string | null;
  /** Number of times that the user started it, in any version. */
  readonly startCount: number;
  /** Since when the user has it pinned; null where it is not. */
  readonly pinnedTime: Date | null;
  /** Reason for which nobody can start it; null where people can. */
  readonly unavailable: 'off' | 'retired' | null;
}

/** A workflow as a package brings it. */
export interface WorkflowToPublish {
  readonly appCode: string;
  readonly code: string;
  readonly schemaCode: ModelCode;
  readonly name: string;
  readonly nameI18n?: string | null;
  /** BPMN 2.0. */
  readonly xml: string;
  /** The fields of its model, on which it may give rights; on none where they are absent. */
  readonly properties?: readonly Property[];
  /** Path of the file in its package, for messages. */
  readonly file: string;
}

/** Result of a publication: `version` runs from now on; `isNew` is false where the file had not changed. */
export interface Publication {
  readonly version: number;
  readonly isNew: boolean;
  /** The same file under another name. */
  readonly isRenamed: boolean;
}

/** The versions of workflows: publishing and reading them. */
export interface WorkflowTemplates {
  /**
   * Publishes a workflow in the caller's transaction. Instances that run stay on their version. A file that cannot
   * run is refused whole (packageInvalid, with the file and the element). `dryRun` only says what would be done.
   */
  publish(trx: Database, workflow: WorkflowToPublish, options?: { readonly dryRun?: boolean }): Promise<Publication>;
  /** The version that starts now, or null where the workflow does not exist or is not published. */
  findPublished(code: string): Promise<TemplateRow | null>;
  /** Throws workflowOff, workflowRetired for a workflow that cannot be started, which is so called. */
  requireOn(workflow: Pick<TemplateRow, 'code' | 'name'>): Promise<void>;
  /** A version, read and checked; asked of the database once. Throws workflowInstanceMissing where there is none. */
  read(code: string, version: number): Promise<WorkflowTemplate>;
  /** The drawing of a version, without what only runs. Throws workflowInstanceMissing where there is none. */
  draw(code: string, version: number): Promise<Drawing>;
  /** The model of a workflow's records, whether or not it is published. Throws notPublished where there is no workflow. */
  modelOf(code: string): Promise<string>;
  /** Published workflows with the user's number of starts, most used first. */
  list(userId: UserId): Promise<StartableRow[]>;
}
