import { Table } from 'antd';
import { useMemo } from 'react';
import type { ChartTable } from './chart-table.model.ts';
import styles from './reports.module.css';

interface ChartTableViewProps {
  readonly table: ChartTable;
  readonly label: string;
}

/** The data of a chart as a table. */
export function ChartTableView({ table, label }: ChartTableViewProps) {
  const columns = useMemo(
    () =>
      table.columns.map(({ key, title, isFigure }, at) => ({
        key,
        title,
        align: isFigure ? ('right' as const) : ('left' as const),
        ...(isFigure ? { className: styles.number } : {}),
        render: (_: unknown, row: ChartTable['rows'][number]) => row.cells[at] ?? '',
      })),
    [table.columns],
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
