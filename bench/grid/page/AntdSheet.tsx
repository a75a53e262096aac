import { Table, type TableColumnsType } from 'antd/es';
import { useState } from 'react';
import { type SheetRow, sheetColumns, sheetPages } from './sheet.ts';

const columns: TableColumnsType<SheetRow> = sheetColumns.map(({ id, index, title }) => ({
  key: id,
  title,
  width: 176,
  ellipsis: true,
  render: (_value, row) => row.cells[index],
}));

/** The sheet in antd's plain Table, with selection, one page of it. */
export function AntdSheet({ page }: { readonly page: number }) {
  const [selectedRowKeys, setSelected] = useState<React.Key[]>([]);
  return (
    <Table<SheetRow>
      size="small"
      rowKey="key"
      columns={columns}
      dataSource={sheetPages[page] ?? []}
      pagination={false}
      scroll={{ x: 'max-content', y: 600 }}
      rowSelection={{ selectedRowKeys, onChange: setSelected }}
    />
  );
}
