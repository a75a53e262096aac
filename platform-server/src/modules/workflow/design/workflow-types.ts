import type { WorkflowKey } from '../workflow-key.ts';
import type { DesignedModel } from './design-surroundings.ports.ts';
import type * as repository from './designs.repository.ts';
import type * as versions from './versions.repository.ts';

/** The things of designs of workflows. */
export interface WorkflowTypes {
  readonly key: WorkflowKey;
  readonly model: DesignedModel;
  readonly row: repository.DesignRow;
  readonly published: repository.PublishedRow;
  readonly version: versions.VersionRow;
  readonly fullVersion: versions.VersionFileRow;
  readonly draft: repository.WorkflowDiagram;
}
