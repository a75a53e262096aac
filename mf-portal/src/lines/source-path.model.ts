import type { TextSource } from '@portico/shared-kit/portal-pages';
import { modelPath } from '../links/link-target.model.ts';

const pages = {
  myUnfinished: '/workflow-center/my-unfinished-workitem',
  myFinished: '/workflow-center/my-finished-workitem',
  myRead: '/workflow-center/my-unread-workitem',
  myUnread: '/workflow-center/my-unread-workitem',
  myStart: '/workflow-center/my-workflow',
} as const;

/** The list that a text list shows the first lines of; null where it has none yet. */
export function sourcePath({ dataSource, bizModel, bizModelInfo }: TextSource): string | null {
  return dataSource === 'bizModel' ? modelPath(bizModelInfo?.appCode, bizModel) : pages[dataSource];
}
