import type { MenuNode } from '@portico/shared-kit/contract/applications.schema';
import { useMemo } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { buildTree, searchTree } from '../../../shell-host/src/navigation/application-tree.model.ts';
import { ApplicationTree } from '../../../shell-host/src/navigation/ApplicationTree.tsx';
import { menu } from './menu.ts';

const place = { code: 'order', appCode: 'sales', queryCode: null, modelType: 'LIST', openMode: null };
const look = { name_i18n: null, icon: null, pcUrl: null, mobileUrl: null };
const rest = { ...place, ...look, pcAble: true, mobileAble: true, published: true, sortKey: 0 };

const nodes: readonly MenuNode[] = menu.map(({ id, folder, title }) => ({
  ...rest,
  id,
  code: id,
  parentId: folder,
  name: title,
  type: folder === null ? 'Folder' : 'BizModel',
}));

/** The menu in our tree, searched for a text, which opens every folder. */
export function OurTree({ text }: { readonly text: string }) {
  const whole = useMemo(() => buildTree(nodes, { locale: 'en', isOffered: () => true }), []);
  const found = useMemo(() => searchTree(whole, text), [whole, text]);
  return (
    <MemoryRouter>
      <div style={{ display: 'flex', flexDirection: 'column', width: 250, height: 800 }}>
        <ApplicationTree whole={whole} found={found} text={text} />
      </div>
    </MemoryRouter>
  );
}
