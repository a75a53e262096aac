import type { InstanceId } from '@portico/shared-kit/contract/ids';
import { useListWorkflowMessagesQuery } from '@portico/shared-kit/api/instance-administration.api';
import type { WorkflowMessage } from '@portico/shared-kit/contract/instance-administration.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { PersonName } from '@portico/shared-kit/ui/person-card';
import { Moment } from '@portico/shared-kit/ui/time';
import { Panel } from '../../../components/Panel.tsx';
import styles from './MessagesPanel.module.css';
import { instanceAdminTexts } from '../../../instance/administration/instance-admin.texts.ts';

/** Messages of people beside the approval, and reminders; nothing where there are none. */
export function MessagesPanel({ workflowInstanceId }: { readonly workflowInstanceId: InstanceId }) {
  const t = instanceAdminTexts.useT();
  const { data = [] } = useListWorkflowMessagesQuery({ workflowInstanceId });
  if (data.length === 0) return null;
  return (
    <Panel title={t('messages.title')}>
      <ul className={styles.messages}>
        {data.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ul>
    </Panel>
  );
}

function Message({
  message: { kind, sender, recipients, content, createdTime },
}: {
  readonly message: WorkflowMessage;
}) {
  const t = instanceAdminTexts.useT();
  const locale = useLocale();
  const people = recipients.map(({ name, name_i18n }) => localised(name, name_i18n, locale));
  const names = people.join(locale === 'zh' ? '、' : ', ');
  return (
    <li className={styles.message}>
      <p className={styles.who}>
        <strong>
          <PersonName person={sender} isTabStop />
        </strong>
        <span>{t(kind === 'urge' ? 'messages.urged' : 'messages.to', { names })}</span>
      </p>
      {content !== null && <p className={styles.words}>{content}</p>}
      <p className={styles.time}>
        <Moment instant={createdTime} />
      </p>
    </li>
  );
}
