import { type CompositionService, compositionService } from './modules/compositions/index.ts';
import { type FileService, type FileStore, fileService, localFileStore } from './modules/files/index.ts';
import { type NotificationService, notificationService } from './modules/notifications/index.ts';
import {
  type Directory,
  directory,
  type OrganisationService,
  organisationService,
} from './modules/organisation/index.ts';
import { type PortalService, portalService } from './modules/portal/index.ts';
import { type SessionService, sessionService, tokenSecret } from './modules/session/index.ts';
import { type SystemService, systemService } from './modules/system/index.ts';
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
}

/** Wires the modules on a platform. */
export function buildServices(platform: Platform): Services {
  const fileStore = localFileStore(platform.config.home);
  return {
    compositions: compositionService(platform.config),
    sessions: sessionService(platform, tokenSecret(platform.config)),
    directory: directory(platform),
    organisation: organisationService(platform),
    fileStore,
    files: fileService(platform, { store: fileStore, canReadRecord: async () => false }),
    notifications: notificationService(platform),
    portal: portalService(platform),
    system: systemService(platform),
  };
}
