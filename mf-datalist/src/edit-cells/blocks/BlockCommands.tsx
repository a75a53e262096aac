import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { DisabledReason, useToast } from '@portico/shared-kit/ui/feedback';
import type { CellBlock, CellTarget } from '@portico/shared-kit/ui/grid';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useEditedList } from '../edited-list.ts';
import { editCellsTexts } from '../edit-cells.texts.ts';
import { cellLock } from './cell-lock.model.ts';
import { openFields } from './open-fields.model.ts';
import { readClipboard } from './read-clipboard.ts';

/** Buttons of a block of cells, for who works with a mouse: they do what the keys do. */
export function BlockCommands({ block }: { readonly block: CellTarget<BizRecord> }) {
  const t = editCellsTexts.useT();
  const toast = useToast();
  const { config, write } = useEditedList();
  const open = useMemo(() => openFields(config), [config]);
  if (write === null) return null;
  const reasonOf = (written: CellBlock<BizRecord>) => {
    const lock = cellLock(written, open);
    return lock && t(`locked.${lock}`);
  };
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
        <DisabledReason reason={reasonOf({ ...block, rows: block.rows.slice(1) })}>
          <Button size="small" onClick={() => write({ does: 'fillDown', target: block, source: 1 })}>
            {t('fillDown')}
          </Button>
        </DisabledReason>
      )}
      <DisabledReason reason={reasonOf(block)}>
        <Button size="small" onClick={() => write({ does: 'empty', target: block, source: 0 })}>
          {t('empty')}
        </Button>
      </DisabledReason>
    </>
  );
}
