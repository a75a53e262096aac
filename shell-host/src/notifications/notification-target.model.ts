import type { Notification } from '@portico/shared-kit/contract/notifications.schema';

/** Parts of `bizParams` that lead somewhere (shell spec, section 3); everything in it may be missing. */
interface Facts {
  readonly workflowInstanceId?: unknown;
  readonly WorkItemId?: unknown;
  readonly workItemType?: unknown;
  readonly objectId?: unknown;
  readonly schemaCode?: unknown;
  readonly sheetCode?: unknown;
}

/** The form that a notification is about (shell spec, section 2); null for one that leads nowhere. */
export function notificationTarget({ bizParams }: Pick<Notification, 'bizParams'>): string | null {
  const facts = readFacts(bizParams);
  const search = new URLSearchParams({ isFromTips: 'true' });
  const add = (name: string, value: unknown) => {
    if ((typeof value === 'string' && value !== '') || typeof value === 'number') search.set(name, String(value));
  };
  if (facts.workflowInstanceId) {
    add('workflowInstanceId', facts.workflowInstanceId);
    add('workitemId', facts.WorkItemId);
    add('workitemType', facts.workItemType);
  } else if (facts.objectId && facts.schemaCode) {
    add('objectId', facts.objectId);
    add('schemaCode', facts.schemaCode);
    add('sheetCode', facts.sheetCode ?? facts.schemaCode);
  } else return null;
  return `/form/detail?${search}`;
}

function readFacts(text: string): Facts {
  try {
    const facts: unknown = JSON.parse(text);
    return typeof facts === 'object' && facts !== null ? facts : {};
  } catch {
    return {};
  }
}
