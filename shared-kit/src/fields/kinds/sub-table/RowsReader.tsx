import { useRef } from 'react';
import type { AnyFieldUi, CellProps } from '../../field-ui.ts';
import type { Property } from '../../property.ts';
import { Gap } from './Gap.tsx';
import { RowScroller } from './RowScroller.tsx';
import type { SubTableSettings } from './sub-table.kind.ts';
import { subTableUiTexts } from './sub-table.texts.ts';
import styles from './SubTable.module.css';
import { fixedWidth, SubTableHeads } from './SubTableHeads.tsx';
import { SubTableReadRow } from './SubTableReadRow.tsx';
import { useVirtualRows } from './use-virtual-rows.ts';
import { useReadingCopy } from './use-reading-copy.ts';
import type { Rows } from './rows.ts';

/** Px of a row of single lines. */
const rowHeight = 31;

interface Props extends CellProps<Rows, SubTableSettings> {
  uiOfColumn(column: Property): AnyFieldUi;
}

/** Rows to read. Of many only those in sight are drawn. */
export function RowsReader({ value, settings, context, uiOfColumn }: Props) {
  const t = subTableUiTexts.useT();
  const { columns } = settings;
  const scroller = useRef<HTMLDivElement>(null);
  const { isWindowed, drawn, rest, measure } = useVirtualRows(scroller, value, { rowHeight });
  const width = columns.length + 1;
  const copy = useReadingCopy(value, columns);
  return (
    <RowScroller ref={scroller} label={t('rows')} isWindowed={isWindowed} onCopy={copy}>
      <table
        className={styles.table}
        style={isWindowed ? { tableLayout: 'fixed', minWidth: fixedWidth(columns) } : undefined}
        aria-rowcount={isWindowed ? value.length + 1 : undefined}
      >
        <SubTableHeads columns={columns} />
        <tbody>
          {drawn.flatMap(({ index, gap }) => {
            const row = value[index];
            if (row === undefined) return [];
            return [
              gap > 0 && <Gap key={`before ${row.id}`} height={gap} width={width} />,
              <SubTableReadRow key={row.id} ref={measure} {...{ row, index, columns, context, uiOfColumn }} />,
            ];
          })}
          {rest > 0 && <Gap height={rest} width={width} />}
        </tbody>
      </table>
    </RowScroller>
  );
}
