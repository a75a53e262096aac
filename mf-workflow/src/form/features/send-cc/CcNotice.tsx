import { usePortalDispatch } from '@portico/shared-kit/api';
import { ccItemsChanged, useReadItemsMutation } from '@portico/shared-kit/api/cc.api';
import type { WorkflowInstanceDetail } from '@portico/shared-kit/contract/workflow.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { Alert, Button, Tag } from 'antd';
import { useCallback, useEffect } from 'react';
import { ccTexts } from './cc.texts.ts';

interface CcNoticeProps {
  readonly item: NonNullable<WorkflowInstanceDetail['workItem']>;
  /** True where the form was opened as this cc item: it is read then. */
  readonly isOpened: boolean;
}

/** Says who sends it to be read and with which words. What is opened as a cc item is read; else a button says so. */
export function CcNotice({ item, isOpened }: CcNoticeProps) {
  const t = ccTexts.useT();
  const locale = useLocale();
  const [send, { isError, isLoading, isUninitialized }] = useReadItemsMutation();
  const dispatch = usePortalDispatch();
  const { id, status, cc } = item;
  const isUnread = status === 'PENDING';
  const read = useCallback(async () => {
    const { data } = await send({ ids: [id] });
    if (data !== undefined) dispatch(ccItemsChanged());
  }, [send, dispatch, id]);
  useEffect(() => {
    if (isOpened && isUnread && isUninitialized) void read();
  }, [isOpened, isUnread, isUninitialized, read]);
  const name = cc === null ? null : localised(cc.sender.name, cc.sender.name_i18n, locale);
  return (
    <Alert
      type="info"
      showIcon
      title={
        <>
          {name === null ? t('receivedSelf') : t('received', { name })}{' '}
          <Tag color={isUnread ? 'processing' : 'default'}>{t(isUnread ? 'unread' : 'read')}</Tag>
        </>
      }
      description={cc?.remark}
      action={
        // What was opened to be read is marked by itself; where that failed, the button is the way.
        isUnread && (!isOpened || isError) ? (
          <Button loading={isLoading} onClick={() => void read()}>
            {t('mark')}
          </Button>
        ) : null
      }
    />
  );
}
