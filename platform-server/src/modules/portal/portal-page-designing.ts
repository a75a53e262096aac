import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { DocumentTypes, NotifyTakenOver } from '../designs/index.ts';
import type { ModelService } from '../models/index.ts';
import type { Directory } from '../organisation/index.ts';
import type { PortalPageFacts } from './portal-pages.repository.ts';

/** Surroundings of a page: its application, none for a page of the portal, and the models that its lists may show. */
export interface PageModel extends Pick<PortalPageFacts, 'appCode'> {
  readonly models: Awaited<ReturnType<ModelService['all']>>;
}

/** The things of designs of portal pages. */
export type PageTypes = DocumentTypes<PortalPageFacts, PageModel>;

/** Dependencies that portal pages are designed with. */
export interface PageDesignContext {
  readonly platform: Platform;
  readonly models: Pick<ModelService, 'all'>;
  readonly usersById: Directory['usersById'];
  readonly notifyTakenOver: NotifyTakenOver;
  /** Returns the applications that the user may open. */
  readonly visibilityOf: (user: SignedInUser) => Promise<{ readonly appCodes: ReadonlySet<string> }>;
}
