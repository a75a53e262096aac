import { useFailure } from '@portico/shared-kit/api';
import { useListExternalLinksQuery } from '@portico/shared-kit/api/external-links.api';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { DisabledReason, ErrorState, DelayedSkeleton, LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useListName } from '../../list/use-list-name.ts';
import { LinkList } from './LinkList.tsx';
import { NewLinkForm } from './NewLinkForm.tsx';
import { shareFormTexts } from './share-form.texts.ts';
import styles from './ShareForm.module.css';
import { useRefusal } from './use-refusal.ts';

interface LinksDialogProps {
  readonly config: ListConfig;
  readonly onClose: () => void;
}

/** The links to a model's forms: how far they are, and new ones. */
export function LinksDialog({ config, onClose }: LinksDialogProps) {
  const t = shareFormTexts.useT();
  const { schemaCode } = config;
  const { data, error, isFetching, refetch } = useListExternalLinksQuery(
    { schemaCode },
    { refetchOnMountOrArgChange: true },
  );
  const failure = useFailure(error);
  const refusal = useRefusal(data?.refusal ?? null);
  const [isMaking, setMaking] = useState(false);
  const footer = isMaking ? null : (
    <>
      <Button onClick={onClose}>{t('close')}</Button>
      {data !== undefined && (
        <DisabledReason reason={refusal}>
          <Button type="primary" onClick={() => setMaking(true)}>
            {t('make')}
          </Button>
        </DisabledReason>
      )}
    </>
  );
  return (
    <Modal open width={640} title={t('title', { name: useListName(config) })} onCancel={onClose} footer={footer}>
      <p className={styles.intro}>{t('intro')}</p>
      {data === undefined && error !== undefined && (
        <ErrorState failure={failure} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === undefined && (
        <DelayedSkeleton>
          <LinesSkeleton />
        </DelayedSkeleton>
      )}
      {data !== undefined &&
        (isMaking ? (
          <NewLinkForm schemaCode={schemaCode} forms={data.forms} onDone={() => setMaking(false)} />
        ) : (
          <LinkList schemaCode={schemaCode} links={data} />
        ))}
    </Modal>
  );
}
