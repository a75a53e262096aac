import { useUpdateReadStateMutation } from '@portico/shared-kit/api/notifications.api';
import type { Notification } from '@portico/shared-kit/contract/notifications.schema';
import { notificationTarget } from '@portico/shared-kit/contract/notification-target';
import { useCallback, useState } from 'react';
import { useBackStage } from '../app/use-back-stage.ts';
import { readState } from './opened.model.ts';

interface OpenNotifications {
  /** Notifications that are open in place: messages that lead to no form. */
  readonly opened: readonly Notification[];
  readonly onOpen: (notification: Notification) => void;
}

/** Marks a notification as read, and opens the ones that lead nowhere where they stand (shell spec, section 2). */
export function useOpenNotification(): OpenNotifications {
  const [markRead] = useUpdateReadStateMutation();
  const backStage = useBackStage();
  const [opened, setOpened] = useState<readonly Notification[]>([]);
  const onOpen = useCallback(
    (notification: Notification) => {
      const { id } = notification;
      if (notification.readState !== readState) void markRead({ messageIdList: [id] });
      if (notificationTarget(notification, backStage) !== null) return;
      setOpened((before) => {
        const others = before.filter((each) => each.id !== id);
        return others.length < before.length ? others : [...before, notification];
      });
    },
    [markRead, backStage],
  );
  return { opened, onOpen };
}
