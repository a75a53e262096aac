import { Table, type TableColumnsType } from 'antd/es';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Row {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The least that goes from page to page: a button, one answer of the server, antd's Table that draws the rows in sight. */
function Pages({ first }: { readonly first: readonly Row[] }) {
  const [rows, setRows] = useState(first);
  const [page, setPage] = useState(0);
  const columns: TableColumnsType<Row> = Object.keys(first[0]?.data ?? {}).map((code) => ({
    key: code,
    title: code,
    width: 160,
    render: (_value, row) => textOf(row.data[code]),
  }));
  const handleNext = async () => {
    const next = 1 - page;
    setPage(next);
    setRows(await fetchRows(next));
  };
  return (
    <>
      <button type="button" onClick={() => void handleNext()}>
        Next
      </button>
      <Table virtual rowKey="id" columns={columns} dataSource={rows} pagination={false} scroll={{ x: 1600, y: 700 }} />
    </>
  );
}

async function fetchRows(page: number): Promise<readonly Row[]> {
  return ((await (await fetch(`/rows-${page}.json`)).json()) as { content: Row[] }).content;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' && 'name' in value ? String(value.name) : JSON.stringify(value);
}

const first = await fetchRows(0);
createRoot(document.body.appendChild(document.createElement('div'))).render(<Pages first={first} />);
