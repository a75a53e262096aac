import type { InstanceId, WorkItemId } from '@portico/shared-kit/contract/ids';
import { Link, useLocation } from 'react-router-dom';
import { trackPath, withReturn } from '../addresses.model.ts';
import { workflowTexts } from '../workflow.texts.ts';
import styles from './TrackLink.module.css';

interface TrackLinkProps {
  readonly workflowInstanceId: InstanceId;
  /** Name of the workflow that the link is about, for people who hear it among others like it. */
  readonly name: string;
  readonly workItemId?: WorkItemId | undefined;
}

/** Leads to where a workflow has been, is and can still go, and from there back to where the user was. */
export function TrackLink({ workflowInstanceId, workItemId, name }: TrackLinkProps) {
  const t = workflowTexts.useT();
  const { pathname, search } = useLocation();
  return (
    <Link
      to={withReturn(trackPath(workflowInstanceId, workItemId), pathname + search)}
      className={styles.link}
      aria-label={t('item.trackOf', { name })}
    >
      {t('item.track')}
    </Link>
  );
}
