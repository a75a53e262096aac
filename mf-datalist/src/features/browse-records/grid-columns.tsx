import type { ListColumn, ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { displayValue, isEmptyValue, kindOf, type Property, valueFor } from '@portico/shared-kit/fields';
import { FieldCell, isShownAsText } from '@portico/shared-kit/fields/ui';
import type { Locale } from '@portico/shared-kit/i18n';
import type { GridColumn } from '@portico/shared-kit/ui/grid';
import type { ReactNode } from 'react';
import { columnTitle } from '../../list/column-title.model.ts';
import { AddressedLink } from './record-addresses.tsx';
import { StatusCell } from './StatusCell.tsx';
import { SubTableCell } from './SubTableCell.tsx';
import type { ShowSubTable } from './use-sub-table-dialog.tsx';

interface ColumnsInput {
  readonly config: ListConfig;
  /** In the user's order; hidden ones are left out here. */
  readonly columns: readonly ListColumn[];
  readonly locale: Locale;
  /** True where the Tab key stops at each record's link. */
  readonly hasTabStops: boolean;
  readonly onShowRows: ShowSubTable;
}

/** The grid's columns for a view: its shown columns; one whose field the user may not see holds `--` (list spec, section 2). */
export function gridColumns(input: ColumnsInput): readonly GridColumn<BizRecord>[] {
  const seen = input.columns.flatMap((column) => {
    const property = input.config.properties.find(({ code }) => code === column.propertyCode);
    return column.isShow === false ? [] : [{ column, property }];
  });
  const link = linkCode(seen.flatMap(({ property }) => (property === undefined ? [] : [property.code])));
  return seen.map(({ column, property }) =>
    property === undefined ? hiddenColumn(input, column) : gridColumn(input, column, property, property.code === link),
  );
}

function hiddenColumn({ config, locale }: ColumnsInput, column: ListColumn): GridColumn<BizRecord> {
  const title = columnTitle(column, config.properties, locale);
  return { id: column.propertyCode, title, text: () => null, width: column.width, pin: column.pinned };
}

/** The column whose text opens the record: the title, else the number, else the first. */
export function linkCode(codes: readonly string[]): string | undefined {
  return ['name', 'sequenceNo'].find((code) => codes.includes(code)) ?? codes[0];
}

function gridColumn(
  input: ColumnsInput,
  column: ListColumn,
  property: Property,
  isLink: boolean,
): GridColumn<BizRecord> {
  const { config, locale } = input;
  const { code } = property;
  const kind = kindOf(property);
  const draw = isLink ? linkTo(input) : drawing(input, property);
  return {
    id: code,
    title: columnTitle(column, config.properties, locale),
    text: ({ data }) =>
      isEmptyValue(data[code]) ? null : displayValue(property, valueFor(data, code, locale), { locale }),
    ...(draw === null ? {} : { render: draw }),
    width: column.width,
    pin: column.pinned,
    align: kind.align === 'right' ? 'end' : 'start',
    isSortable: kind.isSortable,
    hasStatistics: property.subSchema === undefined && property.derived !== true,
  };
}

type Draw = (record: BizRecord, text: string) => ReactNode;

function linkTo({ hasTabStops }: ColumnsInput): Draw {
  return (record, text) => (
    <AddressedLink record={record} isTabStop={hasTabStops}>
      {text}
    </AddressedLink>
  );
}

/** Returns the function that draws the cells of a field; null where they are text alone. */
function drawing({ locale, onShowRows, hasTabStops }: ColumnsInput, property: Property): Draw | null {
  const { code } = property;
  if (code === 'sequenceStatus') {
    return ({ data }, text) => <StatusCell status={String(data[code])} text={text} />;
  }
  if (property.subSchema !== undefined) {
    return ({ data }) => <SubTableCell property={property} value={data[code]} locale={locale} onShow={onShowRows} />;
  }
  if (isShownAsText(property)) return null;
  return ({ data }) => (
    <FieldCell property={property} value={valueFor(data, code, locale)} locale={locale} isTabStop={hasTabStops} />
  );
}
