import type { UserId } from '@portico/shared-kit/contract/ids';
import { commentsForgotten } from './modules/comments/index.ts';
import { type ExportService, exportService, ownExportJobs } from './modules/exports/index.ts';
import { type FileService, type FileStore, fileService, localFileStore } from './modules/files/index.ts';
import { ownImportJobs } from './modules/imports/index.ts';
import { type ModelService, modelService } from './modules/models/index.ts';
import {
  type EventStreamService,
  eventStreamService,
  type NotificationService,
  notificationService,
} from './modules/notifications/index.ts';
import { type Directory, directory } from './modules/organisation/index.ts';
import { type OwnJobService, ownJobService } from './modules/own-jobs/index.ts';
import { ownPrintJobs } from './modules/print/index.ts';
import { ownRecordJobs, type RecordServices, recordServices } from './modules/records/index.ts';
import { type SessionService, sessionService, tokenSecrets } from './modules/session/index.ts';
import { shortCodesForgotten } from './modules/short-codes/index.ts';
import { type ServiceCallOutlet, serviceCallOutlet, type WorkflowParticipation } from './modules/workflow/index.ts';
import type { Platform } from './platform.ts';
import { type ServerEvents, serverEvents } from './server-events.ts';

/** Services that know no workflow. */
export interface BaseServices {
  readonly directory: Directory;
  readonly sessions: SessionService;
  readonly notifications: NotificationService;
  readonly eventStreams: EventStreamService;
  readonly fileStore: FileStore;
  readonly files: FileService;
  readonly models: ModelService;
  readonly records: RecordServices;
  readonly exports: ExportService;
  /** Jobs of each kind that people began. */
  readonly ownJobs: OwnJobService;
  /** Tells the browsers of a person that a job of theirs began, ended or waits for them. */
  noteOwnJobs(userId: UserId): void;
  /** Outlet to which workflows hand calls of services over; whoever works on jobs connects it. */
  readonly serviceCalls: ServiceCallOutlet;
}

/** People and their messages, files, models and records; of workflows they know only who has a part in them. */
export function baseServices(platform: Platform, participation: WorkflowParticipation): BaseServices {
  const events = serverEvents();
  const people = directory(platform);
  const { sessions, notifications, eventStreams } = sessionsAndNotifications(platform, events, participation);
  const fileStore = localFileStore(platform.config.home);
  const files = fileService(platform, { store: fileStore });
  const models = modelService(platform, participation);
  const { recordsDeleted } = events;
  const access = { access: participation, sessions, directory: people };
  const noteOwnJobs = (userId: UserId) => eventStreams.tell([userId]);
  const records = recordServices(platform, { models, files, notifications, recordsDeleted, noteOwnJobs, ...access });
  recordsDeleted.subscribe(({ trx, schemaCode, ids }) => files.releaseFromRecords(trx, schemaCode, ids));
  recordsDeleted.subscribe(commentsForgotten(platform));
  recordsDeleted.subscribe(shortCodesForgotten(platform));
  const serviceCalls = serviceCallOutlet();
  const jobs = backgroundJobs(platform, { models, sessions, fileStore, noteOwnJobs });
  const own = { directory: people, sessions, notifications, eventStreams, fileStore, files, models, records };
  return { ...own, ...jobs, noteOwnJobs, serviceCalls };
}

interface JobNeeds extends Pick<BaseServices, 'models' | 'sessions' | 'fileStore'> {
  noteOwnJobs(userId: UserId): void;
}

/** Files that are written in the background, and the list of all jobs that people began: a new kind is a source here. */
function backgroundJobs(
  platform: Platform,
  { models, sessions: { rightsOf }, fileStore: store, noteOwnJobs: noteChange }: JobNeeds,
): Pick<BaseServices, 'exports' | 'ownJobs'> {
  const sources = [ownRecordJobs, ownExportJobs, ownImportJobs, ownPrintJobs].map((source) => source(platform));
  return {
    exports: exportService(platform, { models, rightsOf, store, noteChange }),
    ownJobs: ownJobService(platform, { models, sources }),
  };
}

/** Sessions tell people of their passwords; event streams end with their sessions. */
function sessionsAndNotifications(
  platform: Platform,
  { unreadChanged, sessionChanged }: ServerEvents,
  { workMark }: WorkflowParticipation,
): Pick<BaseServices, 'sessions' | 'notifications' | 'eventStreams'> {
  const notifications = notificationService(platform, { unreadChanged, workMark });
  const secrets = tokenSecrets(platform.config);
  const sessions = sessionService(platform, { secrets, notify: notifications.notify, sessionChanged });
  const eventStreams = eventStreamService(platform, { checkSession: sessions.factsOf });
  unreadChanged.subscribe(({ userIds, exceptSession }) => eventStreams.tell(userIds, exceptSession));
  sessionChanged.subscribe(eventStreams.recheck);
  return { sessions, notifications, eventStreams };
}
