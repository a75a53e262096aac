import { useListSubscriptionsQuery } from '@portico/shared-kit/api/subscriptions.api';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { Subscription } from '@portico/shared-kit/contract/subscriptions.schema';
import { Alert } from 'antd';
import formStyles from '../list/DialogForm.module.css';
import { QueryDialog } from '../list/QueryDialog.tsx';
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
  const query = useListSubscriptionsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <QueryDialog title={t('title')} width={560} query={query} isForm onClose={onClose}>
      {({ subscriptions }) => <Content config={config} subscriptions={subscriptions} onClose={onClose} />}
    </QueryDialog>
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
      <p className={formStyles.intro}>
        {savedName === null ? t('introState') : t('introSaved', { name: savedName })}
        {isNarrowed && ` ${t('introScript')}`}
      </p>
      {known !== undefined && <Alert type="info" showIcon title={t('known')} className={styles.known} />}
      <SubscribeForm key={known?.id} state={state} known={known} initialName={savedName ?? listName} onDone={onClose} />
      <OwnSubscriptions subscriptions={subscriptions} schemaCode={config.schemaCode} onOpened={onClose} />
    </>
  );
}
