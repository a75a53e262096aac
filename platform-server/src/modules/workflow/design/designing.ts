import type { DesignReader } from './design-reader.ts';
import type { DesignSurroundings } from './design-surroundings.ports.ts';
import type { WorkflowContext } from '../workflow.ports.ts';

/** Dependencies that designs of workflows are worked on with. */
export interface WorkflowDesignContext {
  readonly needs: WorkflowContext;
  readonly surroundings: DesignSurroundings;
  readonly reader: DesignReader;
}
