import type { TrackHandler } from '@portico/shared-kit/contract/workflow-track.schema';
import { formatDate } from '@portico/shared-kit/formats';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { PersonName } from '@portico/shared-kit/ui/person-card';
import { actions, labelOf, reasonCodes } from '@portico/shared-kit/workflow';
import { useState } from 'react';
import { Moment } from '@portico/shared-kit/ui/time';
import { dueMark } from '../../work-list/due-mark.model.ts';
import styles from './NodeFacts.module.css';
import type { NodeView } from './track.model.ts';
import { trackTexts } from './track.texts.ts';

/** Date format code: to minutes (shell spec, section 9). */
const toMinutes = 3;
/** Entries of one node that are told here; the log beside it has all. */
const mostEntries = 5;

/** Facts of a node: its assignees with their times, and the actions of people on it. */
export function NodeFacts({ view: { node, done } }: { readonly view: NodeView }) {
  const t = trackTexts.useT();
  const isTimed = node.state === 'live' && (node.kind === 'timer' || node.kind === 'boundary');
  const more = node.handlerCount - node.handlers.length;
  return (
    <div className={styles.facts}>
      {isTimed && (
        <p>
          {t('waitsUntil')} <Moment instant={node.until} />
        </p>
      )}
      {node.kind === 'serviceCall' && node.state === 'live' && (
        <p>{t(node.isFailed ? 'isFailed' : 'waitsForService')}</p>
      )}
      {node.state === 'live' && node.handlers.length === 0 && node.since !== null && (
        <p className={styles.quiet}>
          {t('since')} <Moment instant={node.since} />
        </p>
      )}
      {node.handlers.length > 0 && (
        <ul className={styles.people}>
          {node.handlers.map((handler) => (
            <Handler key={`${handler.user.id}/${handler.receiveTime}`} handler={handler} />
          ))}
          {more > 0 && <li>{t('moreHandlers', { count: more })}</li>}
        </ul>
      )}
      {done.length > 0 && (
        <ul className={styles.people}>
          {done.slice(0, mostEntries).map((entry) => (
            <LoggedEntry key={`${entry.finishTime}/${entry.name}/${entry.approvalActionStatus}`} entry={entry} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Handler({ handler: { user, delegator, receiveTime, dueTime } }: { readonly handler: TrackHandler }) {
  const t = trackTexts.useT();
  const locale = useLocale();
  const [now] = useState(() => Date.now());
  const isLate = dueMark(dueTime, now)?.urgency === 'overdue';
  return (
    <li>
      <PersonName person={user} isTabStop />
      <span className={styles.quiet}>
        {delegator !== undefined && (
          <span>{t('onBehalfOf', { name: localised(delegator.name, delegator.name_i18n, locale) })}</span>
        )}
        <time dateTime={receiveTime}>{t('received', { time: formatDate(receiveTime, toMinutes) })}</time>
        {dueTime !== null && (
          <time dateTime={dueTime} data-late={isLate}>
            {t(isLate ? 'overdue' : 'due', { time: formatDate(dueTime, toMinutes) })}
          </time>
        )}
      </span>
    </li>
  );
}

function LoggedEntry({
  entry: { user, name, approvalActionStatus, reasonCode, finishTime },
}: {
  readonly entry: NodeView['done'][number];
}) {
  const locale = useLocale();
  const action = approvalActionStatus === null ? '' : labelOf(actions, approvalActionStatus, locale);
  return (
    <li>
      {user === null ? name : <PersonName person={user} isTabStop />}
      <span className={styles.quiet}>
        <span>{reasonCode === null ? action : labelOf(reasonCodes, reasonCode, locale)}</span>
        <Moment instant={finishTime} />
      </span>
    </li>
  );
}
