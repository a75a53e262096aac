import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import type { CellTarget, GridRange } from '@portico/shared-kit/ui/grid';
import { useCallback, useMemo, useState } from 'react';
import { type BlockRequest, copiedIn } from './block-request.ts';
import { canWriteIn, openFields } from './open-fields.model.ts';

/** The block of cells that is selected in a list, and the one that is being written. */
export function useBlocks(config: ListConfig) {
  const [block, setBlock] = useState<CellTarget<BizRecord> | null>(null);
  const [request, setRequest] = useState<BlockRequest | null>(null);
  const open = useMemo(() => openFields(config), [config]);
  const canWrite = open.size > 0;
  // Another one is left alone while one is being written, as after a second press.
  const write = useCallback((next: BlockRequest) => setRequest((current) => current ?? next), []);
  const endWrite = useCallback(() => setRequest(null), []);
  const range = useMemo((): GridRange<BizRecord> => {
    if (!canWrite) return { onChange: setBlock };
    return {
      onChange: setBlock,
      onPaste: (target, clipboard) => write({ does: 'paste', target, copied: copiedIn(clipboard) }),
      onCommand: (target, does, source) => write({ does, target, source }),
      canFill: ({ rows, columnIds, room }) => canWriteIn({ rows: room.rows.slice(rows.length), columnIds }, open),
    };
  }, [canWrite, open, write]);
  return { block, range, request, write: canWrite ? write : null, endWrite };
}
