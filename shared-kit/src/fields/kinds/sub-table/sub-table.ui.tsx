import type { AnyFieldUi, CellProps, EditorProps, FieldUi } from '../../field-ui.ts';
import type { Property } from '../../property.ts';
import { PresenceFilterControl } from '../PresenceFilterControl.tsx';
import { textCell } from '../text-cell.ui.ts';
import { RowScroller } from './RowScroller.tsx';
import { RowsEditor } from './RowsEditor.tsx';
import type { subTableOf, SubTableSettings } from './sub-table.kind.ts';
import { subTableUiTexts } from './sub-table.texts.ts';
import styles from './SubTable.module.css';
import { SubTableHeads } from './SubTableHeads.tsx';
import { SubTableReadRow } from './SubTableReadRow.tsx';
import type { Rows } from './use-rows.ts';

/** The looks of a sub-table whose columns look as given. */
export function subTableUiOf(
  kind: ReturnType<typeof subTableOf>,
  uiOfColumn: (column: Property) => AnyFieldUi,
): FieldUi<Rows, SubTableSettings, boolean> {
  const Editor = (props: EditorProps<Rows, SubTableSettings>) => <RowsEditor {...props} uiOfColumn={uiOfColumn} />;
  const Reader = (props: CellProps<Rows, SubTableSettings>) => <RowsReader {...props} uiOfColumn={uiOfColumn} />;
  return { Cell: textCell(kind), Reader, Editor, FilterControl: PresenceFilterControl };
}

interface RowsReaderProps extends CellProps<Rows, SubTableSettings> {
  uiOfColumn(column: Property): AnyFieldUi;
}

function RowsReader({ value, settings, context, uiOfColumn }: RowsReaderProps) {
  const t = subTableUiTexts.useT();
  return (
    <RowScroller label={t('rows')}>
      <table className={styles.table}>
        <SubTableHeads columns={settings.columns} isEditable={false} />
        <tbody>
          {value.map((row, index) => (
            <SubTableReadRow
              key={row.id}
              row={row}
              number={index + 1}
              columns={settings.columns}
              context={context}
              uiOfColumn={uiOfColumn}
            />
          ))}
        </tbody>
      </table>
    </RowScroller>
  );
}
