import { isApiError } from '@portico/shared-kit/api';
import { useLazyGetDesignQuery } from '@portico/shared-kit/api/designs.api';
import { formDesignName } from '@portico/shared-kit/contract/design-name';
import { codeOf } from '@portico/shared-kit/errors';
import { Button, Popconfirm } from 'antd';
import { designerTexts } from '@portico/shared-kit/designer';
import type { SavedDraft } from '@portico/shared-kit/documents';
import { formDesignTexts } from '../form-design.texts.ts';
import { useFormDesk } from '../form-desk.tsx';

/** Button that puts this draft in the place of one that stands in the way: somebody else's, or the same person's of another window. */
export function KeepMine({ draft }: { readonly draft: SavedDraft }) {
  const t = formDesignTexts.useT();
  const words = designerTexts.useT();
  const { design } = useFormDesk();
  const { schemaCode, sheetCode } = design;
  const [load] = useLazyGetDesignQuery<'form'>();
  if (!isApiError(draft.error) || draft.error.errcode !== codeOf('designChanged')) return null;
  const replace = async () => {
    const { data } = await load(formDesignName({ schemaCode, sheetCode }));
    if (data === undefined) return;
    draft.follow(data.draft?.revision ?? 0);
    await draft.save();
  };
  return (
    <Popconfirm
      title={t('keepMineTitle')}
      description={t('keepMineHint')}
      okText={t('keepMine')}
      cancelText={words('cancel')}
      onConfirm={() => void replace()}
    >
      <Button size="small">{t('keepMine')}</Button>
    </Popconfirm>
  );
}
