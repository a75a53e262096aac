import { readPortalPage, savedPortalPage } from '@portico/shared-kit/portal-pages';
import { Modal } from 'antd';
import { useMemo } from 'react';
import { pagePreviewPath } from '../addresses.model.ts';
import { pageDesignTexts } from '../page-design.texts.ts';
import { usePageDesigner } from '../page-designer.ts';
import { PagePreview } from './PagePreview.tsx';

/** The page as it is in the designer, as people will see it. */
export function PreviewDialog({ onClose }: { onClose(): void }) {
  const t = pageDesignTexts.useT();
  const { page, design } = usePageDesigner();
  // People are shown what this program can draw, and nothing of the rest.
  const shown = useMemo(() => readPortalPage(savedPortalPage(page)), [page]);
  const link = (
    <a href={pagePreviewPath(design.pageCode)} target="_blank" rel="noreferrer">
      {t('openPreview')}
    </a>
  );
  return (
    <Modal open width="min(1400px, 96vw)" footer={null} title={t('preview')} onCancel={onClose}>
      {shown !== null && <PagePreview pageCode={design.pageCode} document={shown} actions={link} />}
    </Modal>
  );
}
