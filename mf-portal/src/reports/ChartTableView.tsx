import { Table } from 'antd';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { ChartTable } from './chart-table.model.ts';
import styles from './reports.module.css';
import { reportTexts } from './reports.texts.ts';

interface ChartTableViewProps {
  readonly table: ChartTable;
  readonly label: string;
  /** Returns the path of the list of what is behind a cell; null where there is none. */
  readonly pathOf: (mark: readonly number[]) => string | null;
}

type Row = ChartTable['rows'][number];

/** The data of a chart as a table, whose cells lead to the same lists as the marks of its picture. */
export function ChartTableView({ table, label, pathOf }: ChartTableViewProps) {
  const columns = useMemo(
    () =>
      table.columns.map(({ key, title, isFigure }, at) => ({
        key,
        title,
        align: isFigure ? ('right' as const) : ('left' as const),
        ...(isFigure ? { className: styles.number } : {}),
        render: (_: unknown, { cells, marks }: Row) => {
          const mark = marks[at] ?? null;
          return <Cell text={cells[at] ?? ''} path={mark === null ? null : pathOf(mark)} />;
        },
      })),
    [table.columns, pathOf],
  );
  return (
    <Table
      size="small"
      aria-label={label}
      columns={columns}
      dataSource={[...table.rows]}
      rowKey="key"
      pagination={table.rows.length > 50 ? { pageSize: 50, size: 'small' } : false}
      scroll={{ x: 'max-content' }}
    />
  );
}

function Cell({ text, path }: { readonly text: string; readonly path: string | null }) {
  const t = reportTexts.useT();
  if (path === null || text === '') return text;
  return (
    <Link to={path} title={t('openList')}>
      {text}
    </Link>
  );
}
