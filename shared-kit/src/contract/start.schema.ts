import { type Static, Type } from 'typebox';
import { Applications } from './applications.schema.ts';
import { Nullable } from './common.schema.ts';
import { UnreadCount } from './notifications.schema.ts';
import { RecentItems } from './portal.schema.ts';
import { CurrentUser } from './session.schema.ts';
import { SystemConfig } from './system.schema.ts';

/** The answers that every page of a signed-in person begins with; null: they may not ask for that, now or ever. */
export const Start = Type.Object({
  user: CurrentUser,
  config: SystemConfig,
  applications: Nullable(Applications),
  unread: Nullable(UnreadCount),
  recent: Nullable(RecentItems),
});
export type Start = Static<typeof Start>;
