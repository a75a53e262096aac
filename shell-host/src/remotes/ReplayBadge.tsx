import { can } from '@portico/shared-kit/permissions';
import { Alert, Button, Flex, Modal, Tag } from 'antd/es';
import { useState } from 'react';
import { useSession } from '../app/session-context.ts';
import styles from './OverrideBadge.module.css';
import { overridesTexts } from './overrides.texts.ts';
import { useRemotes } from './remotes-context.ts';
import { offeredReplay } from './replay-offer.ts';
import { endReplay, startReplay } from './replay.ts';

/** Shows, as long as it is so, that this page is one of the past; asks before a link makes it one. */
export function ReplayBadge() {
  const { released, resetOverrides } = useRemotes();
  const t = overridesTexts.useT();
  const place = [styles.badge, resetOverrides && styles.above].filter(Boolean).join(' ');
  return (
    <>
      <ReplayOffer />
      {released.isReplay && (
        <Flex className={place} gap={8} align="center" wrap role="status">
          <Tag color="warning">{t('replay.badge', { id: released.id })}</Tag>
          <Button size="small" onClick={endReplay}>
            {t('replay.end')}
          </Button>
        </Flex>
      )}
    </>
  );
}

/** The question that a link with an id puts; only to those who may override remotes too. */
function ReplayOffer() {
  const { released } = useRemotes();
  const session = useSession();
  const t = overridesTexts.useT();
  const [id, setId] = useState(() => offeredReplay(released));
  const [state, setState] = useState<'asked' | 'starting' | 'gone' | 'unreachable'>('asked');
  const mayReplay = session !== null && can(session.permissions, 'composition:override');
  if (id === null || !mayReplay) return null;
  const start = async () => {
    setState('starting');
    setState(await startReplay(id));
  };
  return (
    <Modal
      open
      title={t('replay.title')}
      okText={t('replay.accept')}
      cancelText={t('replay.decline')}
      okButtonProps={{ disabled: state === 'gone', loading: state === 'starting' }}
      onOk={() => void start()}
      onCancel={() => setId(null)}
    >
      <p>{t('replay.text', { id })}</p>
      {(state === 'gone' || state === 'unreachable') && <Alert type="error" showIcon title={t(`replay.${state}`)} />}
    </Modal>
  );
}
