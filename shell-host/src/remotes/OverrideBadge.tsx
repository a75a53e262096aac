import { Button, Flex, Modal, Tag } from 'antd/es';
import { useState } from 'react';
import { can } from '@portico/shared-kit/permissions';
import { useSession } from '../app/session-context.ts';
import styles from './OverrideBadge.module.css';
import { applyOverrides, formatOverrides, offeredOverrides, overrideLink } from './overrides.ts';
import { overridesTexts } from './overrides.texts.ts';
import { useRemotes } from './remotes-context.ts';
import { ReplayBadge } from './ReplayBadge.tsx';

/** Shows, as long as anything is overridden, that this is not what was released; asks before a link overrides. */
export function OverrideBadge() {
  const { overrides, unread, resetOverrides } = useRemotes();
  const t = overridesTexts.useT();
  const names = Object.keys(overrides);
  return (
    <>
      <OverrideOffer />
      <ReplayBadge />
      {resetOverrides && (
        <Flex className={styles.badge} gap={8} align="center" wrap role="status">
          <Tag color="warning" title={formatOverrides(overrides)}>
            {t('badge', { count: names.length })}
          </Tag>
          {unread.length > 0 && <Tag color="error">{t('unread', { names: unread.join(', ') })}</Tag>}
          <Button size="small" onClick={() => void navigator.clipboard.writeText(overrideLink(overrides))}>
            {t('copyLink')}
          </Button>
          <Button size="small" onClick={resetOverrides}>
            {t('reset')}
          </Button>
        </Flex>
      )}
    </>
  );
}

/** The question that a shared link puts; only to those who may override at all. */
function OverrideOffer() {
  const { released } = useRemotes();
  const session = useSession();
  const t = overridesTexts.useT();
  const [offer, setOffer] = useState(() => offeredOverrides(released));
  const mayOverride = session !== null && can(session.permissions, 'composition:override');
  if (!offer || !mayOverride) return null;
  const added = Object.keys(offer).filter((name) => !released.remotes.some((remote) => remote.name === name));
  return (
    <Modal
      open
      closable={false}
      title={t('offer.title')}
      okText={t('offer.accept')}
      cancelText={t('offer.decline')}
      onOk={() => applyOverrides(offer)}
      onCancel={() => setOffer(null)}
    >
      <p>{t('offer.text', { list: formatOverrides(offer) })}</p>
      {added.length > 0 && <p>{t('offer.added', { names: added.join(', ') })}</p>}
    </Modal>
  );
}
