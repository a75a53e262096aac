import { type Static, Type } from 'typebox';
import { Id, Nullable, UserRef, WholeNumber } from './common.schema.ts';
import { ModelCode, ViewCode } from './ids.schema.ts';
import { ListLayout } from './list-layout.schema.ts';

/** Views that one person saves for one list. */
export const mostSavedViews = 50;

const Name = Type.String({ minLength: 1, maxLength: 50, pattern: '\\S' });
/** State of a list as its address writes it, without the page. */
const Query = Type.String({ maxLength: 8000 });
const RoleIds = Type.Array(Id, { maxItems: 200, uniqueItems: true });

/** People who have a saved view in their menu: its owner alone, everybody who sees the list, or who has one of some roles. */
export const ViewAudience = Type.Enum(['owner', 'everyone', 'roles'], { type: 'string' });
export type ViewAudience = Static<typeof ViewAudience>;

/** State of a list under a name. */
export const SavedView = Type.Object({
  id: Id,
  name: Type.String(),
  /** The number of its last change: who changes it names the one they have seen. */
  revision: Type.Integer(),
  viewCode: ViewCode,
  query: Query,
  owner: UserRef,
  isOwn: Type.Boolean(),
  /** True where the caller may change and delete it. */
  mayChange: Type.Boolean(),
  audience: ViewAudience,
  /** The roles of the audience; none for another one. */
  roleIds: Type.Array(Id),
  /** True where the caller's list opens with it by their own choice. */
  isDefault: Type.Boolean(),
  /** The roles whose lists open with it. */
  defaultRoleIds: Type.Array(Id),
});
export type SavedView = Static<typeof SavedView>;

/** Names the list of a model. */
export const SavedViewsInput = Type.Object({ schemaCode: ModelCode });
export type SavedViewsInput = Static<typeof SavedViewsInput>;

/** The caller's own saved views and those shared with them, by name. */
export const SavedViews = Type.Object({
  views: Type.Array(SavedView),
  /** True where the caller designs this model, and so shares views with others. */
  mayShare: Type.Boolean(),
});
export type SavedViews = Static<typeof SavedViews>;

/** Names a saved view. */
export const SavedViewInput = Type.Object({ schemaCode: ModelCode, id: Id });
export type SavedViewInput = Static<typeof SavedViewInput>;

/** A saved view with its layout; null: each person's own layout of the view of the model. */
export const SavedViewDetail = Type.Object({ ...SavedView.properties, layout: Nullable(ListLayout) });
export type SavedViewDetail = Static<typeof SavedViewDetail>;

const state = { viewCode: ViewCode, query: Query, layout: Nullable(ListLayout) };

/** Saves the state of a list as a view of one's own. */
export const CreateSavedViewInput = Type.Object({ schemaCode: ModelCode, name: Name, ...state });
export type CreateSavedViewInput = Static<typeof CreateSavedViewInput>;

/** The revision that is changed; without it, whatever stands there now is overwritten. */
const Revision = Type.Optional(WholeNumber(1));

/** Changes the name of a saved view, or the state that it has; what is left out stays. */
export const UpdateSavedViewInput = Type.Object({
  schemaCode: ModelCode,
  id: Id,
  revision: Revision,
  name: Type.Optional(Name),
  state: Type.Optional(Type.Object(state)),
});
export type UpdateSavedViewInput = Static<typeof UpdateSavedViewInput>;

/** The saved view that the caller's list opens with; null: none of their own choice. */
export const SetDefaultViewInput = Type.Object({ schemaCode: ModelCode, savedViewId: Nullable(Id) });
export type SetDefaultViewInput = Static<typeof SetDefaultViewInput>;

/** The people who have a saved view in their menu, and the roles whose lists open with it. */
export const ShareSavedViewInput = Type.Object({
  schemaCode: ModelCode,
  id: Id,
  revision: Revision,
  audience: ViewAudience,
  /** At least one where the audience is roles, else none. */
  roleIds: RoleIds,
  defaultRoleIds: RoleIds,
});
export type ShareSavedViewInput = Static<typeof ShareSavedViewInput>;
