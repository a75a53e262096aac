import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { useToast } from '@portico/shared-kit/ui/feedback';
import type { CellTarget } from '@portico/shared-kit/ui/grid';
import { Button } from 'antd';
import { useEditedList } from '../edited-list.ts';
import { editCellsTexts } from '../edit-cells.texts.ts';
import { readClipboard } from './read-clipboard.ts';

/** Buttons of a block of cells, for who works with a mouse: they do what the keys do. */
export function BlockCommands({ block }: { readonly block: CellTarget<BizRecord> }) {
  const t = editCellsTexts.useT();
  const toast = useToast();
  const { write } = useEditedList();
  if (write === null) return null;
  const paste = async () => {
    const copied = await readClipboard();
    if (copied === null) toast.warning(t('pasteByKeys'), 4);
    else write({ does: 'paste', target: block, copied });
  };
  return (
    <>
      <Button size="small" onClick={() => void paste()}>
        {t('paste')}
      </Button>
      {block.rows.length > 1 && (
        <Button size="small" onClick={() => write({ does: 'fillDown', target: block, source: 1 })}>
          {t('fillDown')}
        </Button>
      )}
      <Button size="small" onClick={() => write({ does: 'empty', target: block, source: 0 })}>
        {t('empty')}
      </Button>
    </>
  );
}
