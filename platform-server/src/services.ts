import { type BaseServices, baseServices } from './base-services.ts';
import { designServices } from './design-services.ts';
import { type AppPackageService, appPackageService } from './modules/app-packages/index.ts';
import { type ApplicationService, applicationService } from './modules/applications/index.ts';
import { type AuditService, auditService } from './modules/audit/index.ts';
import { type CommentService, commentService, recordReaders } from './modules/comments/index.ts';
import { type CompositionService, compositionService } from './modules/compositions/index.ts';
import type { Designs } from './modules/designs/index.ts';
import { type DraftService, draftService } from './modules/drafts/index.ts';
import { type ExternalFormServices, externalFormServices } from './modules/external-forms/index.ts';
import { type FormEntryService, formEntryService } from './modules/form-entry/index.ts';
import { type ImportServices, importServices } from './modules/imports/index.ts';
import { type FileReader, fileReader } from './modules/files/index.ts';
import {
  type FormPreviews,
  type ListScriptService,
  listScriptService,
  type ModelIndexService,
  modelIndexService,
} from './modules/models/index.ts';
import { type LiveListService, liveListService } from './modules/live-lists/index.ts';
import { type OrganisationService, organisationService } from './modules/organisation/index.ts';
import { type OpenIdService, openIdService } from './modules/open-id/index.ts';
import { type PortalServices, portalServices } from './modules/portal/index.ts';
import {
  type PrintFileService,
  printFileService,
  type PrintingService,
  printingService,
  type PrintService,
  printService,
  printSources,
} from './modules/print/index.ts';
import { type ReportService, reportService } from './modules/reports/index.ts';
import { type SavedViewService, savedViewService } from './modules/saved-views/index.ts';
import { type SearchService, searchService } from './modules/search/index.ts';
import { type ShortCodeService, shortCodeService } from './modules/short-codes/index.ts';
import { type SubscriptionService, subscriptionService } from './modules/subscriptions/index.ts';
import { type SystemService, systemService } from './modules/system/index.ts';
import {
  type DelegationService,
  delegationService,
  designSurroundings,
  type WorkflowServices,
  workflowParticipation,
  workflowPorts,
  workflowServices,
  workflowTemplates,
} from './modules/workflow/index.ts';
import type { Platform } from './platform.ts';

/** Every module's service, wired once. Modules know each other only through what they are handed here. */
export interface Services extends BaseServices {
  readonly compositions: CompositionService;
  readonly system: SystemService;
  readonly audit: AuditService;
  readonly organisation: OrganisationService;
  /** Undefined where it is not configured. */
  readonly openId: OpenIdService | undefined;
  readonly fileReader: FileReader;
  readonly imports: ImportServices;
  readonly modelIndexes: ModelIndexService;
  readonly formPreviews: FormPreviews;
  readonly designs: Designs;
  readonly drafts: DraftService;
  readonly comments: CommentService;
  readonly workflow: WorkflowServices;
  readonly delegations: DelegationService;
  readonly applications: ApplicationService;
  readonly appPackages: AppPackageService;
  readonly portal: PortalServices;
  readonly print: PrintService;
  readonly printing: PrintingService;
  readonly printFiles: PrintFileService;
  readonly shortCodes: ShortCodeService;
  readonly savedViews: SavedViewService;
  readonly subscriptions: SubscriptionService;
  readonly listScripts: ListScriptService;
  readonly liveLists: LiveListService;
  readonly search: SearchService;
  readonly reports: ReportService;
  readonly forms: FormEntryService;
  readonly externalForms: ExternalFormServices;
}

/** Wires the modules on a platform: what others stand on, then workflows, then everything that stands on those. */
export function buildServices(platform: Platform): Services {
  const templates = workflowTemplates(platform);
  const base = baseServices(platform, workflowParticipation(platform, templates));
  const { directory: people, sessions, models, records } = base;
  const workflow = workflowsOn(platform, base, templates);
  const organisation = organisationFor(platform, base, workflow.handover);
  const applications = applicationService(platform, models);
  const printed = printNeeds(base, workflow.instances);
  const print = printService(platform, printed);
  const files = readersOfFiles(platform, base, workflow.opinions);
  const { designs, formPreviews } = designServices(platform, base, { workflow, applications });
  return {
    ...base,
    compositions: compositionService(platform.config),
    system: systemService(platform),
    audit: auditService(platform),
    organisation,
    openId: openIdService(platform, sessions),
    ...files,
    modelIndexes: modelIndexService(platform, { models, usersById: people.usersById }),
    ...savedLists(platform, base),
    designs,
    formPreviews,
    drafts: draftService(platform, { models, records: records.deletion }),
    comments: commentService(platform, commentNeeds(base, organisation)),
    workflow,
    delegations: delegationService(platform, delegationNeeds(base)),
    applications,
    appPackages: appPackageService(platform, { models, workflows: workflow.templates }),
    portal: portalServices(platform, applications.visibilityOf),
    print,
    printing: printingService(platform, { sources: printed, records: records.printing }),
    printFiles: printFileService(platform, printFileNeeds(base, { print, sources: printed, ...files })),
    shortCodes: shortCodeService(platform, { models, records: records.reading }),
    search: searchService(platform, searchNeeds(base, workflow, organisation)),
    reports: reportService(platform, reportNeeds(base, workflow, applications)),
    forms: formEntryService({ models, records: records.reading, startable: workflow.startable }),
    externalForms: externalFormServices(platform, externalFormNeeds(base)),
  };
}

/** Workflows on models and records, and what their designers look up. */
const workflowsOn = (platform: Platform, base: BaseServices, templates: ReturnType<typeof workflowTemplates>) =>
  workflowServices({ platform, templates, ports: workflowPorts(base) }, designSurroundings(platform, base));

/** Views of lists that people save, and lists that they watch, and those that stand open. */
function savedLists(
  platform: Platform,
  base: BaseServices,
): Pick<Services, 'savedViews' | 'subscriptions' | 'listScripts' | 'liveLists'> {
  const savedViews = savedViewService(platform, base);
  const { models, sessions, notifications } = base;
  const needs = { models, savedViews, rightsOf: sessions.rightsOf, notify: notifications.notify };
  return {
    savedViews,
    subscriptions: subscriptionService(platform, needs),
    listScripts: listScriptService(platform, models),
    liveLists: liveListService(platform, base),
  };
}

/** Files for who may have them, and what is made of their content. */
function readersOfFiles(
  platform: Platform,
  base: BaseServices,
  opinions: WorkflowServices['opinions'],
): Pick<Services, 'fileReader' | 'imports'> {
  const { fileStore: store, records } = base;
  const reader = fileReader(platform, { store, places: [records.reading, opinions] });
  return { fileReader: reader, imports: importServices(platform, { ...base, fileReader: reader }) };
}

/** People to look up and to import; who leaves hands their work over, and is signed out. */
function organisationFor(
  platform: Platform,
  { directory: people, notifications, sessions }: BaseServices,
  { countOpenWork, handOverWork }: WorkflowServices['handover'],
): OrganisationService {
  const { notify } = notifications;
  const endSessions = sessions.endAllOf;
  return organisationService(platform, { directory: people, notify, endSessions, countOpenWork, handOverWork });
}

/** Needs of comments: who may read the record, and who is mentioned. */
function commentNeeds(
  { directory: people, notifications, records, sessions }: BaseServices,
  organisation: OrganisationService,
): Parameters<typeof commentService>[1] {
  const readers = recordReaders({ records: records.reading, sessions });
  return { readers, directory: people, choices: organisation.choices, notifications };
}

/** Needs of delegations: people, and whoever is told that work is in other hands. */
function delegationNeeds({
  directory: people,
  notifications: { notify, noteWork },
  records,
}: BaseServices): Parameters<typeof delegationService>[1] {
  return { directory: people, notify, noteWork, noteHandlers: records.forWorkflow.noteHandlers };
}

/** Needs of reports: models, what workflows are counted by, and who sees an application. */
function reportNeeds(
  { models }: BaseServices,
  { workTables }: WorkflowServices,
  { visibilityOf }: ApplicationService,
): Parameters<typeof reportService>[1] {
  return { models, workTables, visibilityOf };
}

/** Sources of the search of the whole portal. */
function searchNeeds(
  { models, records }: BaseServices,
  { instanceSearch: instances }: WorkflowServices,
  { choices: people }: OrganisationService,
): Parameters<typeof searchService>[1] {
  return { models, records: records.reading, instances, people };
}

type PrintFileNeeds = Parameters<typeof printFileService>[1];

/** Needs of printed records as files: what is printed, and who may have it. */
function printFileNeeds(
  { records: { reading, printing }, sessions: { rightsOf }, fileStore: store, noteOwnJobs: noteChange }: BaseServices,
  { print, sources, fileReader }: Pick<PrintFileNeeds, 'print' | 'sources' | 'fileReader'>,
): PrintFileNeeds {
  return { print, sources, fileReader, reading, printing, rightsOf, store, noteChange };
}

/** Sources of what is printed. */
function printNeeds(
  { models, records }: BaseServices,
  { logOfRecords }: WorkflowServices['instances'],
): Parameters<typeof printService>[1] {
  return printSources({ models, records: records.reading, workflowLogs: logOfRecords });
}

/** Needs of forms that people without an account fill in, in the name of who has made the link. */
function externalFormNeeds({
  directory: { usersById },
  sessions: { rightsOf },
  models,
  files,
  records: { lists, saving },
}: BaseServices): Parameters<typeof externalFormServices>[1] {
  return { usersById, rightsOf, models, files, lists, saving };
}
