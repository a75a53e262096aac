import { type WorkTables, workTables } from './charts/work-tables.service.ts';
import { type WorkflowCommands, workflowCommands } from './commands/workflow-commands.service.ts';
import { type DesignFiles, designFiles } from './design/design-files.service.ts';
import type { DesignSurroundings } from './design/design-surroundings.ports.ts';
import { designReader } from './design/design-reader.ts';
import { type WorkflowDesigns, workflowDesigns } from './design/designs.service.ts';
import { type WorkflowKind, workflowKind } from './design/workflow-kind.ts';
import {
  type InstanceAdministrationService,
  instanceAdministrationService,
} from './instance-administration/instance-administration.service.ts';
import { type WorkHandover, workHandover } from './instance-administration/work-handover.service.ts';
import { type FormActivities, formActivities } from './instances/form-activities.ts';
import { type WorkflowInstances, workflowInstances } from './instances/instances.service.ts';
import { type Opinions, opinionsService } from './opinions/opinions.service.ts';
import { type SavedFilters, savedFilters } from './saved-filters/saved-filters.service.ts';
import { type InstanceSearch, instanceSearch } from './searching/instance-search.service.ts';
import { type ItemSearch, itemSearch } from './searching/item-search.service.ts';
import { type ServiceCalls, serviceCalls } from './service-calls/service-calls.ts';
import { type StartableWorkflowService, startableWorkflowService } from './templates/startable-workflows.service.ts';
import type { WorkflowTemplates } from './templates/workflow-templates.ts';
import { type WorkflowTimers, workflowTimers } from './time/process-due-timers.ts';
import { type WorkflowTracks, workflowTracks } from './track/track.service.ts';
import { type WorkItems, workItemsService } from './work-items/work-items.service.ts';
import type { WorkflowContext } from './workflow.ports.ts';

/** The services of the workflow center and of running instances, each handed to those alone that need it. */
export interface WorkflowServices {
  readonly templates: WorkflowTemplates;
  readonly startable: StartableWorkflowService;
  readonly commands: WorkflowCommands;
  readonly workItems: WorkItems;
  readonly instances: WorkflowInstances;
  readonly administration: InstanceAdministrationService;
  readonly handover: WorkHandover;
  readonly opinions: Opinions;
  readonly tracks: WorkflowTracks;
  readonly instanceSearch: InstanceSearch;
  readonly itemSearch: ItemSearch;
  readonly savedFilters: SavedFilters;
  readonly workTables: WorkTables;
  readonly designs: WorkflowDesigns;
  readonly designFiles: DesignFiles;
  /** Workflows for the service of designs. */
  readonly designKind: WorkflowKind;
  readonly formActivities: FormActivities;
  readonly serviceCalls: ServiceCalls;
  readonly timers: WorkflowTimers;
}

/** Makes the services of workflows; `surroundings` are the other modules as designers need them. */
export function workflowServices(context: WorkflowContext, surroundings: DesignSurroundings): WorkflowServices {
  const { platform, templates, ports } = context;
  const designing = { needs: context, surroundings, reader: designReader(context, surroundings) };
  return {
    templates,
    startable: startableWorkflowService(context),
    commands: workflowCommands(context),
    workItems: workItemsService(platform, templates, ports),
    instances: workflowInstances(context),
    administration: instanceAdministrationService(context),
    handover: workHandover(context),
    opinions: opinionsService(context),
    tracks: workflowTracks(context),
    instanceSearch: instanceSearch(platform, templates),
    itemSearch: itemSearch(platform),
    savedFilters: savedFilters(platform),
    workTables: workTables(platform, templates),
    designs: workflowDesigns(designing),
    designFiles: designFiles(designing),
    designKind: workflowKind(designing),
    formActivities: formActivities(platform, templates),
    serviceCalls: serviceCalls(context),
    timers: workflowTimers(context),
  };
}
