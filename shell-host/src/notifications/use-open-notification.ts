import { useUpdateReadStateMutation } from '@portico/shared-kit/api/notifications.api';
import type { Notification } from '@portico/shared-kit/contract/notifications.schema';
import { useCallback } from 'react';
import { notificationTarget } from './notification-target.model.ts';

/** `readState` of a notification that was read (shell spec, section 3). */
export const readState = 102;

/** Marks a notification as read and opens its form in a new window (shell spec, section 2). */
export function useOpenNotification(): (notification: Notification) => void {
  const [markRead] = useUpdateReadStateMutation();
  return useCallback(
    (notification) => {
      const target = notificationTarget(notification);
      if (target !== null) window.open(target, '_blank', 'noopener');
      if (notification.readState !== readState) void markRead({ messageIdList: [notification.id] });
    },
    [markRead],
  );
}
