import { Card } from 'antd/es';
import { createRoot } from 'react-dom/client';

interface BareList {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The least that shows the same lines: React, antd's cards on a grid, one answer of the server. */
async function showLists(): Promise<void> {
  const lists = (await (await fetch('/lists.json')).json()) as readonly BareList[];
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 16 }}>
      {lists.map(({ title, lines }) => (
        <Card key={title} title={title}>
          {lines.map((line) => (
            <a key={line} href={`#${line}`} style={{ display: 'block' }}>
              {line}
            </a>
          ))}
        </Card>
      ))}
      <p id="done">{lists.length}</p>
    </div>,
  );
}

void showLists();
