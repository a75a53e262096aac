import {
  edgeKeys,
  gridCellKeys,
  gridKeys,
  headKeys,
  pageKeys,
  pickerKeys,
  sheetKeys,
} from '@portico/shared-kit/ui/keys';
import { screen, within } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { widthByKey } from './aside/aside-geometry.model.ts';
import { Shortcuts } from './Shortcuts.tsx';

const tables = [pageKeys, edgeKeys, pickerKeys, gridKeys, gridCellKeys, headKeys, sheetKeys];

describe('the sheet of keys', () => {
  it('opens by its key and has a row for whatever keys do in lists, dialogs and the navigation', async () => {
    const { user } = renderInShell(<Shortcuts />, { contributes: [] });
    await user.keyboard(pageKeys.sheet[0]);
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(sheet).getAllByRole('term')).toHaveLength(tables.flatMap((table) => Object.keys(table)).length);
    const menu = within(sheet).getByText('Open the column’s menu').parentElement;
    expect(menu).toHaveTextContent('Alt+↓Shift+F10');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('has what remotes say of their own keys, where the user has their pages', async () => {
    const keysOf = (id: string, can: readonly string[]) => ({
      type: 'portal.keys' as const,
      id,
      can,
      title: { zh: '便笺', en: `Notes ${id}` },
      keys: [{ does: { zh: '下一条', en: `Next of ${id}` }, keys: ['N'] }],
    });
    const contributes = [keysOf('a', []), keysOf('b', ['workflow:inspectPeople'])];
    const { user } = renderInShell(<Shortcuts />, { contributes });
    await user.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(sheet.getByRole('heading', { name: 'Notes a' })).toBeVisible();
    expect(sheet.getByText('Next of a').parentElement).toHaveTextContent('N');
    expect(sheet.queryByText('Next of b')).not.toBeInTheDocument();
  });

  it('names the keys of the edge of the navigation that it has', () => {
    for (const key of Object.values(edgeKeys).flat()) {
      expect(widthByKey('application', key, 240, 1440)).not.toBeNull();
    }
  });
});
