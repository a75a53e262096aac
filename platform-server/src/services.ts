import { type AppPackageService, appPackageService } from './modules/app-packages/index.ts';
import { type ApplicationService, applicationService } from './modules/applications/index.ts';
import { type AuditService, auditService } from './modules/audit/index.ts';
import { type CommentService, commentService, commentsForgotten, recordReaders } from './modules/comments/index.ts';
import { type CompositionService, compositionService } from './modules/compositions/index.ts';
import { type Designs, designService, takeOverNotification } from './modules/designs/index.ts';
import { type DraftService, draftService } from './modules/drafts/index.ts';
import {
  type ExternalFormService,
  externalFormService,
  type ExternalLinkService,
  externalLinkService,
} from './modules/external-forms/index.ts';
import { type FormEntryService, formEntryService } from './modules/form-entry/index.ts';
import {
  type FileReader,
  type FileService,
  type FileStore,
  fileReader,
  fileService,
  localFileStore,
} from './modules/files/index.ts';
import {
  formKind,
  type FormPreviews,
  formPreviews,
  type ModelIndexService,
  modelIndexService,
  type ModelService,
  modelService,
} from './modules/models/index.ts';
import {
  type EventStreamService,
  eventStreamService,
  type NotificationService,
  notificationService,
} from './modules/notifications/index.ts';
import {
  type Directory,
  directory,
  type OrganisationService,
  organisationService,
} from './modules/organisation/index.ts';
import { type OpenIdService, openIdService } from './modules/open-id/index.ts';
import { type PortalService, portalService } from './modules/portal/index.ts';
import { type PrintService, printService, printSources } from './modules/print/index.ts';
import {
  type BatchService,
  batchService,
  type RecordJobService,
  recordJobService,
  type RecordService,
  recordService,
} from './modules/records/index.ts';
import { type SessionService, sessionService, tokenSecrets } from './modules/session/index.ts';
import { type SystemService, systemService } from './modules/system/index.ts';
import {
  type DelegationService,
  delegationService,
  type WorkflowServices,
  type ServiceCallOutlet,
  serviceCallOutlet,
  type WorkflowParticipation,
  workflowParticipation,
  workflowPorts,
  workflowServices,
  workflowTemplates,
} from './modules/workflow/index.ts';
import type { Platform } from './platform.ts';
import { type ServerEvents, serverEvents } from './server-events.ts';

/** Every module's service, wired once. Modules know each other only through what they are handed here. */
export interface Services {
  readonly compositions: CompositionService;
  readonly sessions: SessionService;
  /** Undefined where it is not configured. */
  readonly openId: OpenIdService | undefined;
  readonly directory: Directory;
  readonly organisation: OrganisationService;
  readonly fileStore: FileStore;
  readonly files: FileService;
  readonly fileReader: FileReader;
  readonly notifications: NotificationService;
  readonly eventStreams: EventStreamService;
  readonly portal: PortalService;
  readonly system: SystemService;
  readonly audit: AuditService;
  readonly models: ModelService;
  readonly modelIndexes: ModelIndexService;
  readonly designs: Designs;
  readonly formPreviews: FormPreviews;
  readonly records: RecordService;
  readonly batches: BatchService;
  readonly recordJobs: RecordJobService;
  readonly drafts: DraftService;
  readonly comments: CommentService;
  readonly workflow: WorkflowServices;
  /** Outlet to which workflows hand calls of services over; whoever works on jobs connects it. */
  readonly serviceCalls: ServiceCallOutlet;
  readonly delegations: DelegationService;
  readonly print: PrintService;
  readonly applications: ApplicationService;
  readonly appPackages: AppPackageService;
  readonly forms: FormEntryService;
  readonly externalLinks: ExternalLinkService;
  readonly externalForms: ExternalFormService;
}

/** Wires the modules on a platform. */
export function buildServices(platform: Platform): Services {
  const events = serverEvents();
  const fileStore = localFileStore(platform.config.home);
  const templates = workflowTemplates(platform);
  const participation = workflowParticipation(platform, templates);
  const people = directory(platform);
  const session = sessionsAndNotifications(platform, events, participation);
  const files = fileService(platform, { store: fileStore });
  const models = modelService(platform, participation);
  const records = recordService(platform, { models, files, access: participation, ...events });
  const applications = applicationService(platform, models);
  const calls = serviceCallOutlet();
  const others = { ...session, directory: people, models, records, files, calls };
  const workflow = workflowServices({ platform, templates, ports: workflowPorts({ ...others, platform }) });
  forgetDeletedRecords(platform, { ...events, files });
  return {
    ...servicesOfPlatform(platform),
    directory: people,
    ...talkServices(platform, { ...session, directory: people, records, workflow }),
    fileStore,
    files,
    fileReader: fileReader(platform, { store: fileStore, places: [records, workflow.opinions] }),
    ...session,
    portal: portalService(platform, applications.visibilityOf),
    models,
    ...modelServices(platform, { ...others, workflow }),
    records,
    ...manyRecords(platform, { ...others, ...session.notifications, ...session.sessions, ...people, ...records }),
    drafts: draftService(platform, { models, records }),
    workflow,
    serviceCalls: calls,
    delegations: delegationService(platform, { directory: people, ...session.notifications, ...records }),
    print: printService(platform, printSources({ models, records, workflowLogs: workflow.instances.logOfRecords })),
    applications,
    forms: formEntryService({ models, records, startable: workflow.startable }),
    ...externalServices(platform, { ...session.sessions, ...people, models, records, files }),
    appPackages: appPackageService(platform, { models, workflows: workflow.templates }),
  };
}

/** The services that need no other. */
function servicesOfPlatform(platform: Platform): Pick<Services, 'compositions' | 'system' | 'audit'> {
  return {
    compositions: compositionService(platform.config),
    system: systemService(platform),
    audit: auditService(platform),
  };
}

/** Lets files and comments go with the records that they belong to, in the transaction that deletes these. */
function forgetDeletedRecords(
  platform: Platform,
  { recordsDeleted, files }: Pick<ServerEvents, 'recordsDeleted'> & Pick<Services, 'files'>,
): void {
  recordsDeleted.subscribe(({ trx, schemaCode, ids }) => files.releaseFromRecords(trx, schemaCode, ids));
  recordsDeleted.subscribe(commentsForgotten(platform));
}

/** Sessions tell people of their passwords; event streams end with their sessions. */
function sessionsAndNotifications(
  platform: Platform,
  events: ServerEvents,
  { workMark }: WorkflowParticipation,
): Pick<Services, 'sessions' | 'openId' | 'notifications' | 'eventStreams'> {
  const { unreadChanged, sessionChanged } = events;
  const notifications = notificationService(platform, { unreadChanged, workMark });
  const secrets = tokenSecrets(platform.config);
  const sessions = sessionService(platform, { secrets, notify: notifications.notify, sessionChanged });
  const eventStreams = eventStreamService(platform, { checkSession: sessions.factsOf });
  unreadChanged.subscribe(({ userIds, exceptSession }) => eventStreams.tell(userIds, exceptSession));
  sessionChanged.subscribe(eventStreams.recheck);
  return { sessions, openId: openIdService(platform, sessions), notifications, eventStreams };
}

/** The services that work on many records at once: on those that were ticked, and on all that a list finds. */
function manyRecords(
  platform: Platform,
  needs: Parameters<typeof batchService>[1] & Parameters<typeof recordJobService>[1],
): Pick<Services, 'batches' | 'recordJobs'> {
  return { batches: batchService(platform, needs), recordJobs: recordJobService(platform, needs) };
}

type AroundModels = Pick<Services, 'models' | 'directory' | 'notifications' | 'workflow'>;

/** Services for administrators of models: their indexes, and what is designed for them. */
function modelServices(
  platform: Platform,
  { models, directory: people, notifications, workflow }: AroundModels,
): Pick<Services, 'modelIndexes' | 'designs' | 'formPreviews'> {
  const { usersById } = people;
  const { workflowsOf, limitsAt } = workflow.formPlaces;
  const notifyTakenOver = takeOverNotification({ notifications, directory: people }, 'formTaken');
  const ofForms = { models, usersById, notifyTakenOver, workflowsOf, limitsAt };
  return {
    modelIndexes: modelIndexService(platform, { models, usersById }),
    designs: {
      form: designService({ platform, usersById }, formKind(platform, ofForms)),
      workflow: designService({ platform, usersById }, workflow.designKind),
    },
    formPreviews: formPreviews(platform, ofForms),
  };
}

type TalkNeeds = Pick<Services, 'sessions' | 'notifications' | 'directory' | 'records' | 'workflow'>;

/** People to look up, and what they say about records. */
function talkServices(
  platform: Platform,
  { sessions, notifications, directory: people, records, workflow }: TalkNeeds,
): Pick<Services, 'organisation' | 'comments'> {
  const organisation = organisationService(platform, {
    notify: notifications.notify,
    directory: people,
    countOpenWork: workflow.handover.countOpenWork,
    handOverWork: workflow.handover.handOverWork,
    endSessions: sessions.endAllOf,
  });
  const readers = recordReaders({ records, sessions });
  const comments = commentService(platform, { readers, directory: people, organisation, notifications });
  return { organisation, comments };
}

type ExternalNeeds = Omit<
  Parameters<typeof externalLinkService>[1] & Parameters<typeof externalFormService>[1],
  'secret' | 'secrets'
>;

/** Links to forms, and the forms as people without an account reach them. */
function externalServices(
  platform: Platform,
  others: ExternalNeeds,
): Pick<Services, 'externalLinks' | 'externalForms'> {
  const secrets = tokenSecrets(platform.config);
  const needs = { ...others, secrets, secret: secrets[0] };
  return {
    externalLinks: externalLinkService(platform, needs),
    externalForms: externalFormService(platform, needs),
  };
}
