import { type Static, Type } from 'typebox';
import { Code, NameI18n, Nullable } from './common.schema.ts';
import { DesignSummary } from './designs.schema.ts';
import { DocumentDesign, DocumentNames } from './document-design.schema.ts';

/** Seconds that a lock on a portal page holds (portal spec, section 9: edit expiry). */
export const portalPageLockSeconds = 600;

/** A portal page in the list of those that the user designs. */
export const PortalPageDesignSummary = Type.Object({
  ...DesignSummary.properties,
  pageCode: Code,
  /** Its application; null for a page of the portal. */
  appCode: Nullable(Code),
  appName: Nullable(Type.String()),
  appName_i18n: NameI18n,
});
export type PortalPageDesignSummary = Static<typeof PortalPageDesignSummary>;

/** A portal page as its designer opens it: the draft, or where there is none what is published. */
export const PortalPageDesign = Type.Object({ ...PortalPageDesignSummary.properties, ...DocumentDesign });
export type PortalPageDesign = Static<typeof PortalPageDesign>;

/** Facts that a page begins with; it has no widgets yet. `appCode` null: a page of the portal. */
export const NewPortalPage = Type.Object({ ...DocumentNames, appCode: Nullable(Code) });
