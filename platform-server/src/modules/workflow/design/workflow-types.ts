import type { WorkflowKey } from '../templates/workflow-templates.ts';
import type { DesignedModel } from './design-surroundings.ports.ts';
import type { DesignRow, WorkflowDiagram } from './designs.repository.ts';
import type { PublishedRow, VersionFileRow, VersionRow } from './versions.repository.ts';

/** The things of designs of workflows. */
export interface WorkflowTypes {
  readonly key: WorkflowKey;
  readonly model: DesignedModel;
  readonly row: DesignRow;
  readonly published: PublishedRow;
  readonly version: VersionRow;
  readonly fullVersion: VersionFileRow;
  readonly draft: WorkflowDiagram;
}
