import type { StartableWorkflow } from '@portico/shared-kit/contract/startable-workflows.schema';
import type {
  GetInstanceInput,
  WorkflowInstanceDetail,
  WorkflowLogEntry,
} from '@portico/shared-kit/contract/workflow.schema';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { type WorkflowCommands, workflowCommands } from './commands/workflow-commands.service.ts';
import { type WorkflowDesigns, workflowDesigns } from './design/designs.service.ts';
import { type FormPlaces, formPlaces } from './instances/form-places.ts';
import { instanceReader } from './instances/instance-detail.ts';
import * as log from './instances/log.repository.ts';
import { type Opinions, opinionsService } from './opinions/opinions.service.ts';
import { type LeaversWork, leaversWork } from './instance-administration/hand-over-work.ts';
import {
  type InstanceAdministrationService,
  instanceAdministrationService,
} from './instance-administration/instance-administration.service.ts';
import { type WorkflowSearches, workflowSearches } from './searching/searching.service.ts';
import { type SavedFilters, savedFilters } from './saved-filters/saved-filters.service.ts';
import { type ServiceCalls, serviceCalls } from './service-calls/service-calls.ts';
import { type PinnedWorkflows, pinnedWorkflows } from './templates/pinned-workflows.ts';
import type { WorkflowTemplates } from './templates/templates.service.ts';
import { processDueTimers, type ProcessedTimers } from './time/process-due-timers.ts';
import { type WorkflowTracks, workflowTracks } from './track/track.service.ts';
import { type WorkItems, workItemsService } from './work-items/work-items.service.ts';
import type { WorkflowPorts } from './workflow.ports.ts';
import { presentLog, presentStartable } from './workflow.presenter.ts';

/** The workflow center and everything that is done to instances. */
export interface WorkflowService
  extends SavedFilters,
    WorkflowCommands,
    InstanceAdministrationService,
    FormPlaces,
    LeaversWork,
    Opinions,
    PinnedWorkflows,
    WorkflowSearches,
    ServiceCalls,
    WorkItems,
    WorkflowDesigns,
    WorkflowTracks,
    Pick<WorkflowTemplates, 'publish'> {
  /** Does everything that is due by now, command by command: `signal` ends it between two of them. */
  processDueTimers(signal: AbortSignal): Promise<ProcessedTimers>;
  /** Published workflows over models to which the user may add, most started first. */
  listStartable(user: SignedInUser): Promise<StartableWorkflow[]>;
  /**
   * An instance with its log and what the user may do. For its originator, everybody who has or had work in it, who
   * may read its record, and administrators; others get noPermissionToView. Throws workflowInstanceMissing.
   */
  getInstance(user: SignedInUser, input: GetInstanceInput): Promise<WorkflowInstanceDetail>;
  /**
   * Returns the actions taken in the workflows of these records, by record id, oldest first: for printing (portal spec,
   * section 3). Records without a workflow are left out. Who may see the records is for the caller to check.
   */
  workflowLogFor(schemaCode: string, objectIds: readonly string[]): Promise<Map<string, WorkflowLogEntry[]>>;
}

interface WorkflowNeeds {
  readonly platform: Platform;
  readonly templates: WorkflowTemplates;
  readonly ports: WorkflowPorts;
}

/** Workflows: templates, running instances, people's work items and the log. */
export function workflowService({ platform, templates, ports }: WorkflowNeeds): WorkflowService {
  const { connections, corpId } = platform;
  const { db } = connections;
  const { records } = ports;

  return {
    ...workflowCommands({ platform, templates, ports }),
    ...instanceAdministrationService({ platform, templates, ports }),
    ...leaversWork({ platform, templates, ports }),
    ...opinionsService({ platform, templates, ports }),
    ...serviceCalls({ platform, templates, ports }),
    ...workItemsService(platform, templates, ports),
    ...workflowDesigns({ platform, templates, ports }),
    ...workflowTracks({ platform, templates, ports }),
    ...formPlaces(platform, templates),
    ...savedFilters(platform),
    ...pinnedWorkflows(platform),
    ...workflowSearches(platform, templates),
    publish: templates.publish,
    processDueTimers: (signal) => processDueTimers({ platform, templates, ports }, signal),

    async listStartable(user) {
      const rows = await templates.list(user.id);
      const addable = await records.addable(user, [...new Set(rows.map(({ schemaCode }) => schemaCode))]);
      return rows.flatMap((row) => {
        const model = addable.get(row.schemaCode);
        return model === undefined ? [] : [presentStartable(row, model.sheetCode)];
      });
    },

    getInstance: instanceReader(platform, templates, ports),

    async workflowLogFor(schemaCode, objectIds) {
      const rows = await log.findLogOfRecords(db, corpId, { schemaCode, objectIds });
      const byRecord = Map.groupBy(rows, ({ objectId }) => objectId);
      return new Map([...byRecord].map(([objectId, entries]) => [objectId, presentLog(entries, [])]));
    },
  };
}
