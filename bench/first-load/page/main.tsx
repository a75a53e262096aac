import { Table, type TableColumnsType } from 'antd/es';
import { createRoot } from 'react-dom/client';

interface Row {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The least that shows the same rows: React, antd's Table, one answer of the server. */
async function showRows(): Promise<void> {
  const { content } = (await (await fetch('/rows.json')).json()) as { content: Row[] };
  const codes = Object.keys(content[0]?.data ?? {});
  const columns: TableColumnsType<Row> = codes.map((code) => ({
    key: code,
    title: code,
    width: 160,
    render: (_value, row) => textOf(row.data[code]),
  }));
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<Table rowKey="id" columns={columns} dataSource={content} scroll={{ x: 'max-content' }} />);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' && 'name' in value ? String(value.name) : JSON.stringify(value);
}

void showRows();
