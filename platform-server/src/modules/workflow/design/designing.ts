import type { CommandNeeds } from '../commands/command.ts';
import type { DesignReader } from './design-reader.ts';

/** Dependencies that designs of workflows are worked on with. */
export interface WorkflowDesignContext {
  readonly needs: CommandNeeds;
  readonly reader: DesignReader;
}
