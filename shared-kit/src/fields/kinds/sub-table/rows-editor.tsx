import type { AnyFieldUi, EditorProps } from '../../field-ui.ts';
import type { Property } from '../../property.ts';
import type { SubTableSettings } from './sub-table.kind.ts';
import type { Rows } from './rows.ts';

/** Props of an editor of rows, on a desk and on a phone. */
export interface RowsEditorProps extends EditorProps<Rows, SubTableSettings> {
  uiOfColumn(column: Property): AnyFieldUi;
}
