import { usePortalDispatch } from '@portico/shared-kit/api';
import { readingChanged, useReadItemsMutation } from '@portico/shared-kit/api/circulation.api';
import type { WorkflowInstanceDetail } from '@portico/shared-kit/contract/workflow.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { Alert, Button, Tag } from 'antd';
import { useCallback, useEffect } from 'react';
import { circulateTexts } from './circulate.texts.ts';

interface ReadingNoticeProps {
  readonly item: NonNullable<WorkflowInstanceDetail['workItem']>;
  /** True where the form was opened as this reading task: it is read then. */
  readonly isOpened: boolean;
}

/** Says who sends it to be read and with which words. What is opened as a reading task is read; else a button says so. */
export function ReadingNotice({ item, isOpened }: ReadingNoticeProps) {
  const t = circulateTexts.useT();
  const locale = useLocale();
  const [send, { isError, isLoading, isUninitialized }] = useReadItemsMutation();
  const dispatch = usePortalDispatch();
  const { id, status, circulation } = item;
  const isUnread = status === 'PENDING';
  const read = useCallback(async () => {
    const { data } = await send({ ids: [id] });
    if (data !== undefined) dispatch(readingChanged());
  }, [send, dispatch, id]);
  useEffect(() => {
    if (isOpened && isUnread && isUninitialized) void read();
  }, [isOpened, isUnread, isUninitialized, read]);
  const name = circulation === null ? null : localised(circulation.sender.name, circulation.sender.name_i18n, locale);
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
      description={circulation?.remark}
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
