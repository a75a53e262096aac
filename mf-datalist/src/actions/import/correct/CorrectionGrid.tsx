import type { ImportCell } from '@portico/shared-kit/contract/imports.schema';
import { displayValue, type Property } from '@portico/shared-kit/fields';
import { type Locale, useLocale } from '@portico/shared-kit/i18n';
import { EmptyState } from '@portico/shared-kit/ui/feedback';
import { DataGrid, type GridColumn } from '@portico/shared-kit/ui/grid';
import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { Tag } from 'antd';
import { useMemo, useState } from 'react';
import styles from './Correction.module.css';
import { correctTexts } from './correct.texts.ts';
import type { CorrectionColumn, CorrectionRow } from './correction-table.model.ts';
import type { CorrectionModel } from './use-correction.ts';

/** Width of the ordinal column in px (list spec, section 9). */
const indexWidth = 46;
/** Width in px of the column with the reasons of rows that are refused as a whole. */
const reasonWidth = 252;

/** The refused rows, those of sub-tables below their record; a press on a cell takes it up for correction. */
export function CorrectionGrid({ model }: { readonly model: CorrectionModel }) {
  const t = correctTexts.useT();
  const { rows, columns, data, page, size, isFetching, selected, setSelected, select } = model;
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const hasReasons = rows.some(({ reason }) => reason !== null);
  const gridColumns = useGridColumns(columns, useStableCallback(select), hasReasons);
  const expanded = useMemo(
    () => new Set(rows.filter(({ key, children }) => children.length > 0 && !closed.has(key)).map(({ key }) => key)),
    [rows, closed],
  );
  const hasChildren = rows.some(({ children }) => children.length > 0);
  const toggle = ({ key }: CorrectionRow, isExpanded: boolean) =>
    setClosed((before) => {
      const next = new Set(before);
      if (isExpanded) next.delete(key);
      else next.add(key);
      return next;
    });
  return (
    <div className={styles.grid}>
      <DataGrid
        label={t('grid')}
        columns={gridColumns}
        rows={{ items: rows, keyOf: ({ key }) => key, total: data?.totalElements, offset: page * size }}
        isLoading={isFetching}
        selection={{ selected, onChange: setSelected }}
        {...(hasChildren
          ? {
              tree: {
                childrenOf: ({ children }: CorrectionRow) => (children.length === 0 ? undefined : children),
                canExpand: ({ children }: CorrectionRow) => children.length > 0,
                expanded,
                onToggle: toggle,
              },
            }
          : {})}
        view={{ density: 'compact', hasOrdinal: false }}
        {...(data?.totalElements === 0 ? { placeholder: <EmptyState title={t('empty')} hint={t('emptyHint')} /> } : {})}
      />
    </div>
  );
}

function useGridColumns(
  columns: readonly CorrectionColumn[],
  select: CorrectionModel['select'],
  hasReasons: boolean,
): readonly GridColumn<CorrectionRow>[] {
  const t = correctTexts.useT();
  const locale = useLocale();
  return useMemo(
    () => [
      {
        id: '#',
        title: '',
        width: indexWidth,
        pin: 'left',
        align: 'center',
        isResizable: false,
        text: ({ rowNumber }) => String(rowNumber),
      },
      ...columns.map(
        ({ path, name, group, width, property }): GridColumn<CorrectionRow> => ({
          id: path,
          title: group === null ? name : t('column', { group, name }),
          width,
          text: ({ cells }) => {
            const cell = cells[path];
            return cell === undefined ? null : cellText(cell, property, locale) || problemText(cell, t);
          },
          render: ({ cells, rowNumber }, text) => {
            const cell = cells[path];
            return (
              cell && <CellButton cell={cell} field={name} text={text} onPress={() => select({ rowNumber, path })} />
            );
          },
        }),
      ),
      ...(hasReasons
        ? [{ id: '!', title: t('rowReason'), width: reasonWidth, text: ({ reason }: CorrectionRow) => reason }]
        : []),
    ],
    [columns, select, hasReasons, t, locale],
  );
}

/** Returns the text of a cell: that of its value, or of the file where it has none. */
function cellText({ value, text, problem }: ImportCell, property: Property, locale: Locale): string {
  if (problem !== undefined || value === null || value === undefined) return text;
  return displayValue(property, value, { locale });
}

const problemText = ({ problem }: ImportCell, t: ReturnType<typeof correctTexts.useT>) =>
  problem === undefined ? null : t(`problems.${problem.kind}`);

interface CellButtonProps {
  readonly cell: ImportCell;
  readonly field: string;
  readonly text: string;
  readonly onPress: () => void;
}

function CellButton({ cell: { problem, isFromLastTime }, field, text, onPress }: CellButtonProps) {
  const t = correctTexts.useT();
  const words = problem === undefined ? null : t(`problems.${problem.kind}`);
  const label =
    words === null ? t('cell', { field, text }) : t('problemCell', { field, text, problem: problem?.reason ?? words });
  return (
    <button type="button" className={styles.cell} aria-label={label} title={problem?.reason} onClick={onPress}>
      {text !== words && <span className={styles.cellText}>{text}</span>}
      {words !== null && <Tag color="error">{words}</Tag>}
      {isFromLastTime === true && <Tag color="processing">{t('lastTime')}</Tag>}
    </button>
  );
}
