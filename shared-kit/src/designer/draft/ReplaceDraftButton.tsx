import type { SavedDraft } from '../../documents/use-design-draft.ts';
import { Button, Popconfirm } from 'antd/es';
import { designerTexts } from '../designer.texts.ts';

/** Button that puts this draft in the place of one that was saved meanwhile: somebody else's, or the same person's of another window. */
export function ReplaceDraftButton({ draft }: { readonly draft: SavedDraft }) {
  const t = designerTexts.useT();
  if (!draft.isConflict) return null;
  return (
    <Popconfirm
      title={t('keepMineTitle')}
      description={t('keepMineHint')}
      okText={t('keepMine')}
      cancelText={t('cancel')}
      onConfirm={() => void draft.keepMine()}
    >
      <Button size="small">{t('keepMine')}</Button>
    </Popconfirm>
  );
}
