import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord, RecordPage } from '@portico/shared-kit/contract/records.schema';
import type { GridCells, GridControl } from '@portico/shared-kit/ui/grid';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useBlocks } from './blocks/use-blocks.ts';
import { type CellEdits, nextEdits, noEdits, refusedAt, rememberShown } from './cell-edits.model.ts';
import { editableFields, mayEditCell } from './editable-cell.model.ts';
import type { PendingSaves } from './edited-list.ts';
import { LazyCellEditor, useFetchEditors } from './LazyCellEditor.tsx';
import { useLaterReading } from './use-later-reading.ts';

const noRecords: readonly BizRecord[] = [];

/** The cells of a list that its user edits in place: what the grid asks of them, and the records with what was changed. */
export function useEditedCells(config: ListConfig, page: RecordPage | undefined) {
  const [edits, dispatch] = useReducer(nextEdits, noEdits);
  const control = useRef<GridControl>(null);
  const pending = useRef(new Map<string, PendingSaves>());
  const fields = useMemo(() => editableFields(config), [config]);
  const { open, refused } = edits;
  const content = page?.content;
  useEffect(() => {
    if (content !== undefined) dispatch({ type: 'read', records: content });
  }, [content]);
  const cells = useMemo((): GridCells<BizRecord> | undefined => {
    if (fields.size === 0) return undefined;
    return {
      control,
      canEdit: (record, code) => {
        const property = fields.get(code);
        return property !== undefined && mayEditCell(property, record);
      },
      onEdit: (record, code, text) => dispatch({ type: 'opened', cell: { recordId: record.id, code, record, text } }),
      onEnd: (end) => dispatch({ type: 'ending', end }),
      renderEditor: ({ id }, code) => {
        const property = fields.get(code);
        return property && <LazyCellEditor key={`${id} ${code}`} property={property} />;
      },
      problemOf: ({ id }, code) => refusedAt(refused, { recordId: id, code })?.reason ?? null,
    };
  }, [fields, refused]);
  const { block, range, request, write, endWrite } = useBlocks(config);
  const readLater = useLaterReading(config.schemaCode);
  const fetchAhead = useFetchEditors(fields);
  const edited = useMemo(() => open && { key: open.recordId, columnId: open.code }, [open]);
  return {
    editing: useMemo(
      () => ({ config, edits, dispatch, control, pending, readLater, fetchAhead, request, write, endWrite }),
      [config, edits, readLater, fetchAhead, request, write, endWrite],
    ),
    /** Props of the grid. */
    cells: cells === undefined ? { range } : { cells, edited, range },
    block,
    records: useShown(content ?? noRecords, edits),
  };
}

/** The records as they are shown; the same ones while an editor opens and closes. */
function useShown(content: readonly BizRecord[], { changes, refused }: CellEdits): readonly BizRecord[] {
  const [show] = useState(rememberShown);
  return useMemo(
    () => content.map((record) => show(record, { open: null, changes, refused })),
    [content, show, changes, refused],
  );
}
