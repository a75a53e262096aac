import type { WidgetSettings } from '@portico/shared-kit/portal-pages';
import { type Slot, useShell } from '@portico/shared-kit/remotes/react';

/** The widget that another remote contributes; undefined where it is not released or not for this user. */
export function useContributedSlot({
  remote,
  widget,
}: WidgetSettings['Contributed']): Slot<'portal.widget'> | undefined {
  const { slots } = useShell();
  return slots('portal.widget').find((slot) => slot.remote === remote && slot.contribution.id === widget);
}
