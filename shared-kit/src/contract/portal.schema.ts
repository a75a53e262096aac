import { type Static, Type } from 'typebox';
import { Code, Id, Moment, NameI18n, Nullable } from './common.schema.ts';

/** Names a portal page by its code. */
export const PortalPageInput = Type.Object({ code: Code });
export type PortalPageInput = Static<typeof PortalPageInput>;

/** Page record (portal spec, section 3): the JSON texts are null where there is no draft or no published version. */
export const PortalPage = Type.Object({
  code: Code,
  name: Type.String(),
  name_i18n: NameI18n,
  status: Type.String(),
  published: Type.Boolean(),
  publishedPortalJson: Nullable(Type.String()),
  draftPortalJson: Nullable(Type.String()),
});
export type PortalPage = Static<typeof PortalPage>;

/** Item that the user opened: an application's page, newest first. */
export const RecentItem = Type.Object({
  kind: Type.Union([Type.Literal('application'), Type.Literal('menu'), Type.Literal('workflow')]),
  code: Id,
  appCode: Nullable(Code),
  name: Type.String(),
  name_i18n: NameI18n,
  url: Type.String(),
  visitedTime: Moment,
});
export type RecentItem = Static<typeof RecentItem>;
/** Newest first. */
export const RecentItems = Type.Array(RecentItem);

/** Page that was opened; a menu entry is told with its application. */
export const NoteVisitInput = Type.Object({
  kind: Type.Union([Type.Literal('application'), Type.Literal('menu'), Type.Literal('workflow')]),
  code: Id,
  appCode: Type.Optional(Code),
});
export type NoteVisitInput = Static<typeof NoteVisitInput>;

/** Of the applications that the user may open: those opened last, newest first, and those they marked, in the order marked. */
export const OwnApplications = Type.Object({ recent: Type.Array(Code), favourites: Type.Array(Code) });
export type OwnApplications = Static<typeof OwnApplications>;

/** Marks an application as a favourite, or takes the mark away; both may be done twice. */
export const MarkFavouriteInput = Type.Object({ appCode: Code, isFavourite: Type.Boolean() });
export type MarkFavouriteInput = Static<typeof MarkFavouriteInput>;
