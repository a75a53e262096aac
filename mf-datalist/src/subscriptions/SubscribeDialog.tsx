import { useFailure } from '@portico/shared-kit/api';
import { useListSubscriptionsQuery } from '@portico/shared-kit/api/subscriptions.api';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { Subscription } from '@portico/shared-kit/contract/subscriptions.schema';
import { DelayedSkeleton, ErrorState, LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { Alert, Button, Modal } from 'antd';
import { useListName } from '../list/use-list-name.ts';
import { useListScript } from '../scripts/list-script.ts';
import { OwnSubscriptions } from './OwnSubscriptions.tsx';
import { SubscribeForm } from './SubscribeForm.tsx';
import { subscriptionTexts } from './subscriptions.texts.ts';
import styles from './Subscriptions.module.css';
import { useWatchedState, watches } from './watched-state.ts';

interface SubscribeDialogProps {
  readonly config: ListConfig;
  onClose(): void;
}

/** Lets a person be told of what enters or leaves the list, and shows which lists they watch. */
export function SubscribeDialog({ config, onClose }: SubscribeDialogProps) {
  const t = subscriptionTexts.useT();
  const { data, error, isFetching, refetch } = useListSubscriptionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const failure = useFailure(error);
  return (
    <Modal
      open
      width={560}
      title={t('title')}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {data === undefined && error !== undefined && (
        <ErrorState failure={failure} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === undefined && (
        <DelayedSkeleton>
          <LinesSkeleton />
        </DelayedSkeleton>
      )}
      {data !== undefined && <Content config={config} subscriptions={data.subscriptions} onClose={onClose} />}
    </Modal>
  );
}

interface ContentProps extends SubscribeDialogProps {
  readonly subscriptions: readonly Subscription[];
}

function Content({ config, subscriptions, onClose }: ContentProps) {
  const t = subscriptionTexts.useT();
  const listName = useListName(config);
  const { state, savedName } = useWatchedState(config);
  const isNarrowed = (useListScript()?.narrowing ?? null) !== null;
  const known = subscriptions.find((each) => watches(each, state));
  return (
    <>
      <p className={styles.intro}>
        {savedName === null ? t('introState') : t('introSaved', { name: savedName })}
        {isNarrowed && ` ${t('introScript')}`}
      </p>
      {known !== undefined && <Alert type="info" showIcon title={t('known')} className={styles.known} />}
      <SubscribeForm key={known?.id} state={state} known={known} initialName={savedName ?? listName} onDone={onClose} />
      <OwnSubscriptions subscriptions={subscriptions} schemaCode={config.schemaCode} onOpened={onClose} />
    </>
  );
}
