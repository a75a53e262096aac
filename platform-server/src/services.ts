import { type AppPackageService, appPackageService } from './modules/app-packages/index.ts';
import { type ApplicationService, applicationService } from './modules/applications/index.ts';
import { type CompositionService, compositionService } from './modules/compositions/index.ts';
import { type FormEntryService, formEntryService } from './modules/form-entry/index.ts';
import { type FileService, type FileStore, fileService, localFileStore } from './modules/files/index.ts';
import { type ModelService, modelService } from './modules/models/index.ts';
import { type NotificationService, notificationService } from './modules/notifications/index.ts';
import {
  type Directory,
  directory,
  type OrganisationService,
  organisationService,
} from './modules/organisation/index.ts';
import { type PortalService, portalService } from './modules/portal/index.ts';
import { type PrintService, printService, printSources } from './modules/print/index.ts';
import { type BatchService, batchService, type RecordService, recordService } from './modules/records/index.ts';
import { type SessionService, sessionService, tokenSecret } from './modules/session/index.ts';
import { type SystemService, systemService } from './modules/system/index.ts';
import { type WorkflowService, workflowPorts, workflowService } from './modules/workflow/index.ts';
import type { Platform } from './platform.ts';

/** Every module's service, wired once. Modules know each other only through what they are handed here. */
export interface Services {
  readonly compositions: CompositionService;
  readonly sessions: SessionService;
  readonly directory: Directory;
  readonly organisation: OrganisationService;
  readonly fileStore: FileStore;
  readonly files: FileService;
  readonly notifications: NotificationService;
  readonly portal: PortalService;
  readonly system: SystemService;
  readonly models: ModelService;
  readonly records: RecordService;
  readonly batches: BatchService;
  readonly workflow: WorkflowService;
  readonly print: PrintService;
  readonly applications: ApplicationService;
  readonly appPackages: AppPackageService;
  readonly forms: FormEntryService;
}

/** Wires the modules on a platform. */
export function buildServices(platform: Platform): Services {
  const fileStore = localFileStore(platform.config.home);
  const hasPartIn: WorkflowService['hasPartIn'] = (...asked) => workflow.hasPartIn(...asked);
  const models = modelService(platform, { hasPartIn });
  // Files ask records who may read them, records ask files what is attached to them and workflows who works on them.
  const seesFileIn: RecordService['showsFile'] = (...asked) => records.showsFile(...asked);
  const files: FileService = fileService(platform, { store: fileStore, seesFileIn });
  const records: RecordService = recordService(platform, { models, files, hasPartIn });
  const people = directory(platform);
  const applications = applicationService(platform, models);
  const notifications = notificationService(platform);
  const workflow: WorkflowService = workflowService(
    platform,
    workflowPorts({ directory: people, models, records, notifications }),
  );
  return {
    compositions: compositionService(platform.config),
    sessions: sessionService(platform, tokenSecret(platform.config)),
    directory: people,
    organisation: organisationService(platform),
    fileStore,
    files,
    notifications,
    portal: portalService(platform, applications.sightOf),
    system: systemService(platform),
    models,
    records,
    batches: batchService(platform, {
      models,
      files,
      notify: notifications.notify,
      usersById: people.usersById,
    }),
    workflow,
    print: printService(platform, printSources({ models, records, workflowLogs: workflow.workflowLogFor })),
    applications,
    forms: formEntryService({ models, records, workflow }),
    appPackages: appPackageService(platform, { models, workflows: workflow }),
  };
}
