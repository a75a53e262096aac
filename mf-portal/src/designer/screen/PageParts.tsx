import { DesignerParts } from '@portico/shared-kit/designer';
import { PageOutline } from '../outline/PageOutline.tsx';
import { pageDesignTexts } from '../page-design.texts.ts';
import { PagePalette } from '../palette/PagePalette.tsx';

/** Column beside the page: the widgets that can be put on it, or the outline of those that stand there. */
export function PageParts() {
  const t = pageDesignTexts.useT();
  return <DesignerParts label={t('palette')} palette={<PagePalette />} outline={<PageOutline />} />;
}
