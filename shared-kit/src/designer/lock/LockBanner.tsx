import type { DesignLock } from '../../contract/designs.schema.ts';
import { formatDate } from '../../formats/index.ts';
import { localised, useLocale } from '../../i18n/index.ts';
import { useShell } from '../../remotes/react.tsx';
import { Alert, Button, Popconfirm, Space } from 'antd/es';
import { designerTexts } from '../designer.texts.ts';

/** Date format code: to minutes (shell spec, section 9). */
const toMinutes = 3;

interface LockBannerProps {
  readonly lock: DesignLock;
  readonly canTakeOver: boolean;
  onRetry(): Promise<void>;
  onTakeOver(): Promise<void>;
}

/** Banner with the person who works on the design, the time since when, and the actions against it. */
export function LockBanner({ lock, canTakeOver, onRetry, onTakeOver }: LockBannerProps) {
  const t = designerTexts.useT();
  const shell = useShell();
  const locale = useLocale();
  const name = localised(lock.holder.name, lock.holder.name_i18n, locale);
  const takeOver = async () => {
    try {
      await onTakeOver();
    } catch (error) {
      shell.errors.show(error);
    }
  };
  return (
    <Alert
      banner
      type="warning"
      title={t('locked', { name, time: formatDate(lock.since, toMinutes) })}
      description={t('lockedHint')}
      action={
        <Space>
          <Button size="small" onClick={() => void onRetry()}>
            {t('retryLock')}
          </Button>
          {canTakeOver && (
            <Popconfirm
              title={t('takeOverTitle', { name })}
              description={t('takeOverHint')}
              okText={t('takeOver')}
              cancelText={t('cancel')}
              onConfirm={() => void takeOver()}
            >
              <Button size="small" danger>
                {t('takeOver')}
              </Button>
            </Popconfirm>
          )}
        </Space>
      }
    />
  );
}
