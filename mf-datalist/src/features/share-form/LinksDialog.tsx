import { useListExternalLinksQuery } from '@portico/shared-kit/api/external-links.api';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { DisabledReason } from '@portico/shared-kit/ui/feedback';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { QueryContent } from '../../list/QueryContent.tsx';
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
  const query = useListExternalLinksQuery({ schemaCode }, { refetchOnMountOrArgChange: true });
  const { data } = query;
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
      <QueryContent query={query}>
        {(links) =>
          isMaking ? (
            <NewLinkForm schemaCode={schemaCode} forms={links.forms} onDone={() => setMaking(false)} />
          ) : (
            <LinkList schemaCode={schemaCode} links={links} />
          )
        }
      </QueryContent>
    </Modal>
  );
}
