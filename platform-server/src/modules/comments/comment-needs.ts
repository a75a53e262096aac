import type { NotificationService } from '../notifications/index.ts';
import type { ChoiceService, Directory } from '../organisation/index.ts';
import type { RecordReaders } from './record-readers.ts';

/** Needs of comments from other modules. */
export interface CommentNeeds {
  readonly readers: RecordReaders;
  readonly directory: Pick<Directory, 'usersById'>;
  readonly choices: Pick<ChoiceService, 'searchUsers' | 'resolveUnits'>;
  readonly notifications: Pick<NotificationService, 'notify' | 'noteWork'>;
}
