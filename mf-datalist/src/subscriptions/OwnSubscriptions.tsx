import { useUnsubscribeMutation } from '@portico/shared-kit/api/subscriptions.api';
import { listPath } from '@portico/shared-kit/contract/application-paths';
import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { Subscription } from '@portico/shared-kit/contract/subscriptions.schema';
import { commonTexts, localised, useLocale } from '@portico/shared-kit/i18n';
import { useShell } from '@portico/shared-kit/remotes/react';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { DeleteOutlined } from '@portico/shared-kit/ui/icons';
import { DialogEntry, EntryTool } from '../list/DialogEntry.tsx';
import formStyles from '../list/DialogForm.module.css';
import { subscriptionTexts } from './subscriptions.texts.ts';
import styles from './Subscriptions.module.css';

interface OwnSubscriptionsProps {
  readonly subscriptions: readonly Subscription[];
  readonly schemaCode: ModelCode;
  /** Called where another list is opened. */
  onOpened(): void;
}

/** The person's subscriptions: those of this list, then those of others. */
export function OwnSubscriptions({ subscriptions, schemaCode, onOpened }: OwnSubscriptionsProps) {
  const t = subscriptionTexts.useT();
  const here = subscriptions.filter((each) => each.schemaCode === schemaCode);
  const elsewhere = subscriptions.filter((each) => each.schemaCode !== schemaCode);
  return (
    <section className={styles.own} aria-label={t('own')}>
      <h3>{t('own')}</h3>
      {subscriptions.length === 0 && <p className={formStyles.intro}>{t('none')}</p>}
      {here.length > 0 && <Entries title={t('ofThisList')} entries={here} onOpened={onOpened} />}
      {elsewhere.length > 0 && <Entries title={t('ofOthers')} entries={elsewhere} isOfOthers onOpened={onOpened} />}
    </section>
  );
}

interface EntriesProps extends Pick<OwnSubscriptionsProps, 'onOpened'> {
  readonly title: string;
  readonly entries: readonly Subscription[];
  /** True where each names its model. */
  readonly isOfOthers?: boolean;
}

function Entries({ title, entries, isOfOthers = false, onOpened }: EntriesProps) {
  return (
    <>
      <h4>{title}</h4>
      <ul className={styles.list} aria-label={title}>
        {entries.map((each) => (
          <Entry key={each.id} subscription={each} namesModel={isOfOthers} onOpened={onOpened} />
        ))}
      </ul>
    </>
  );
}

interface EntryProps extends Pick<OwnSubscriptionsProps, 'onOpened'> {
  readonly subscription: Subscription;
  readonly namesModel: boolean;
}

function Entry({ subscription, namesModel, onOpened }: EntryProps) {
  const t = subscriptionTexts.useT();
  const common = commonTexts.useT();
  const locale = useLocale();
  const shell = useShell();
  const toast = useToast();
  const [unsubscribe, { isLoading }] = useUnsubscribeMutation();
  const { id, name, onEnter, onLeave, count, modelName, modelName_i18n: modelNames } = subscription;
  const handleOpen = () => {
    shell.navigate(listPath(subscription));
    onOpened();
  };
  const handleEnd = async () => {
    const { error } = await unsubscribe({ id });
    if (error === undefined) toast.success(t('unsubscribed', { name }));
  };
  const events = t(onEnter && onLeave ? 'both' : onEnter ? 'enter' : 'leave');
  const facts = [
    ...(namesModel ? [localised(modelName, modelNames, locale)] : []),
    events,
    common('totalCount', { count }),
  ];
  return (
    <DialogEntry name={name} label={t('open', { name })} facts={facts} onOpen={handleOpen}>
      <EntryTool
        label={t('unsubscribe', { name })}
        icon={<DeleteOutlined aria-hidden="true" />}
        isBusy={isLoading}
        onPress={() => void handleEnd()}
      />
    </DialogEntry>
  );
}
