import { Tree } from 'antd/es';
import { useMemo } from 'react';
import { menu } from './menu.ts';

/** The menu in antd's Tree, searched as its documentation shows: matches marked, all folders open. */
export function AntdTree({ text, height }: { readonly text: string; readonly height: number | undefined }) {
  const treeData = useMemo(() => found(text), [text]);
  const expandedKeys = useMemo(() => treeData.map(({ key }) => key), [treeData]);
  return (
    <div className="antd-scroller" style={{ width: 250, height: 800, overflow: 'auto' }}>
      <Tree
        blockNode
        treeData={treeData}
        expandedKeys={expandedKeys}
        {...(height === undefined ? { virtual: false } : { height })}
      />
    </div>
  );
}

function found(text: string) {
  const wanted = text.toLowerCase();
  const matches = menu.filter(({ folder, title }) => folder !== null && title.toLowerCase().includes(wanted));
  const byFolder = Map.groupBy(matches, ({ folder }) => folder);
  return menu
    .filter(({ id, folder }) => folder === null && byFolder.has(id))
    .map(({ id, title }) => ({
      key: id,
      title,
      children: (byFolder.get(id) ?? []).map((page) => ({ key: page.id, title: marked(page.title, wanted) })),
    }));
}

function marked(title: string, wanted: string) {
  const at = title.toLowerCase().indexOf(wanted);
  return (
    <span>
      {title.slice(0, at)}
      <mark>{title.slice(at, at + wanted.length)}</mark>
      {title.slice(at + wanted.length)}
    </span>
  );
}
