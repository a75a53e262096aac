import { notificationTime } from '@portico/shared-kit/formats';
import { useLocale } from '@portico/shared-kit/i18n';
import { useState } from 'react';

interface TimeAgoProps {
  /** ISO text in UTC. */
  readonly instant: string;
  readonly className?: string | undefined;
}

/** Time of an event, in the words of the notification center; as of when the line was first drawn. */
export function TimeAgo({ instant, className }: TimeAgoProps) {
  const locale = useLocale();
  const [now] = useState(Date.now);
  return (
    <time className={className} dateTime={instant}>
      {notificationTime(instant, now, locale)}
    </time>
  );
}
