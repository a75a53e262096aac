import { formatDate } from '../../formats/index.ts';
import { Alert, Button, Popconfirm, Space } from 'antd/es';
import { designerTexts } from '../designer.texts.ts';
import type { RecoverableCopy } from '../../documents/use-recoverable-copy.ts';

/** Date format code: to minutes (shell spec, section 9). */
const toMinutes = 3;

interface RecoverableCopyBannerProps {
  readonly copy: RecoverableCopy;
  /** Opens it in the designer, in place of what is there; undoing brings that back. */
  onRestore(content: string): Promise<void> | void;
}

/** Offers what was drawn when an earlier window or the network was lost. */
export function RecoverableCopyBanner({ copy, onRestore }: RecoverableCopyBannerProps) {
  const t = designerTexts.useT();
  const time = formatDate(new Date(copy.at).toISOString(), toMinutes);
  const restore = async () => {
    await onRestore(copy.content);
    copy.forget();
  };
  return (
    <Alert
      banner
      type="warning"
      title={t('left', { time })}
      description={copy.isOutdated ? t('leftOutdated') : t('leftHint')}
      action={
        <Space wrap>
          <Button size="small" type="primary" onClick={() => void restore()}>
            {t('leftRestore')}
          </Button>
          <Popconfirm
            title={t('leftDropTitle')}
            okText={t('leftDrop')}
            cancelText={t('cancel')}
            onConfirm={() => copy.forget()}
          >
            <Button size="small">{t('leftDrop')}</Button>
          </Popconfirm>
        </Space>
      }
    />
  );
}
