import { useFailure } from '@portico/shared-kit/api';
import { useGetDesignVersionQuery } from '@portico/shared-kit/api/designs.api';
import { portalPageDesignName } from '@portico/shared-kit/contract/design-name';
import { ErrorState, LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { Modal } from 'antd';
import { pageDesignTexts } from '../page-design.texts.ts';
import { usePageDesigner } from '../page-designer.ts';
import { PageChanges } from './PageChanges.tsx';

/** A version beside the page as it is in the designer: what was done since, in words. */
export function PageCompareDialog({ version, onClose }: { readonly version: number; onClose(): void }) {
  const t = pageDesignTexts.useT();
  const { design } = usePageDesigner();
  const { data, error, refetch } = useGetDesignVersionQuery({ ...portalPageDesignName(design), version });
  const failure = useFailure(error);
  return (
    <Modal open footer={null} title={t('compareTitle', { version })} onCancel={onClose}>
      {error !== undefined && <ErrorState failure={failure} onRetry={() => void refetch()} />}
      {error === undefined && data === undefined && <LinesSkeleton />}
      {data !== undefined && <PageChanges before={data.content} />}
    </Modal>
  );
}
