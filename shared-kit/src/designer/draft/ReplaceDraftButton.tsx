import { useLazyGetDesignQuery } from '../../api/designs.api.ts';
import type { DesignName } from '../../contract/designs.schema.ts';
import { failedBy } from '../../documents/refusal.ts';
import type { SavedDraft } from '../../documents/use-design-draft.ts';
import { Button, Popconfirm } from 'antd/es';
import { designerTexts } from '../designer.texts.ts';

interface ReplaceDraftProps {
  readonly name: DesignName;
  readonly draft: SavedDraft;
}

/** Button that puts this draft in the place of one that was saved meanwhile: somebody else's, or the same person's of another window. */
export function ReplaceDraftButton({ name, draft }: ReplaceDraftProps) {
  const t = designerTexts.useT();
  const [load] = useLazyGetDesignQuery();
  if (!failedBy(draft.error, 'designChanged')) return null;
  const replace = async () => {
    const { data } = await load(name);
    if (data === undefined) return;
    draft.follow(data.draft?.revision ?? 0);
    await draft.save();
  };
  return (
    <Popconfirm
      title={t('keepMineTitle')}
      description={t('keepMineHint')}
      okText={t('keepMine')}
      cancelText={t('cancel')}
      onConfirm={() => void replace()}
    >
      <Button size="small">{t('keepMine')}</Button>
    </Popconfirm>
  );
}
