import { screen, waitFor, within } from '@testing-library/react';
import { initI18n } from '../../../i18n/index.ts';
import { giveElementsSizes } from '../../../testing/element-sizes.ts';
import { aDepartment, aPerson, aUnitSource } from '../../../testing/unit-source.ts';
import { itemOf, showField } from '../../testing/show-field.tsx';

const organisation = () =>
  aUnitSource({
    departments: {
      '': [aDepartment('top', '总部', { hasChildren: true, memberCount: 3 })],
      top: [aDepartment('sales', '销售部', { memberCount: 2 }), aDepartment('it', '信息部', { memberCount: 1 })],
    },
    people: { sales: [aPerson('u1', '李雷'), aPerson('u2', '韩梅梅')], it: [aPerson('u3', '王芳')] },
  });

function show(propertyType: number, more: Partial<Parameters<typeof showField>[0]> & { choiceType?: number } = {}) {
  const { source, remembered } = organisation();
  const { choiceType, ...shown } = more;
  const property = itemOf(propertyType, choiceType === undefined ? {} : { choiceType });
  return { ...showField({ property, services: { units: () => Promise.resolve(source) }, ...shown }), remembered };
}

async function field(): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByRole('combobox', { name: '数据项' })).toBeEnabled());
  return screen.getByRole('combobox', { name: '数据项' });
}

beforeEach(() => {
  initI18n('zh');
  giveElementsSizes();
});

describe('a person that is chosen in the tree', () => {
  it('is found by keys alone, in the departments that open, and the tree shuts', async () => {
    const { user, last, remembered } = show(50, { choiceType: 3 });
    await user.click(await field());
    await screen.findByRole('treeitem', { name: /销售部/ });
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await screen.findByRole('treeitem', { name: /李雷/ });
    const pointed = screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(pointed)).toHaveTextContent('销售部');
    await user.keyboard('{ArrowRight}{Enter}');
    expect(last()).toMatchObject({ id: 'u1', name: '李雷' });
    expect(remembered).toEqual(['u1']);
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false'));
  });

  it('is searched by typing, and Esc shuts the tree', async () => {
    const { user, last } = show(50, { choiceType: 3 });
    await user.click(await field());
    await screen.findByRole('treeitem', { name: /销售部/ });
    await user.keyboard('王');
    await user.click(await screen.findByRole('option', { name: /王芳/ }));
    expect(last()).toMatchObject({ id: 'u3' });
    await user.click(await field());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false'));
  });

  it('is never a department: pressing one opens it', async () => {
    const { user, reported } = show(50, { choiceType: 3 });
    await user.click(await field());
    await user.click(await screen.findByRole('treeitem', { name: /信息部/ }));
    expect(await screen.findByRole('treeitem', { name: /王芳/ })).toBeVisible();
    expect(reported).toEqual([]);
  });
});

it('departments and people together are several in one tree, which stays open', async () => {
  const { user, last } = show(5, { choiceType: 3 });
  await user.click(await field());
  await user.click(await screen.findByRole('treeitem', { name: /销售部/ }));
  await user.click(screen.getByRole('treeitem', { name: /信息部/ }));
  expect(last()).toMatchObject([
    { id: 'sales', unitType: 1 },
    { id: 'it', unitType: 1 },
  ]);
  await user.click(screen.getByRole('treeitem', { name: /销售部/ }));
  expect(last()).toMatchObject([{ id: 'it' }]);
});

it.each([50, 51, 60, 61, 5])(
  'type %i in a popup opens the dialog when it is pressed, by a click or by a key',
  async (type) => {
    const { user } = show(type, { choiceType: 2 });
    await user.click(await field());
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: /取\s*消/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('combobox', { name: '数据项' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog')).toBeVisible();
  },
);

describe('a condition', () => {
  it('is chosen as the view says, whatever its field says', async () => {
    const { user, last } = show(60, { as: 'filter', look: { choiceType: 3 }, choiceType: 2 });
    await user.click(await field());
    await user.click(await screen.findByRole('treeitem', { name: /销售部/ }));
    expect(last()).toEqual([{ id: 'sales', name: '销售部' }]);
  });

  it('is chosen as its field says where the view says nothing', async () => {
    const { user } = show(51, { as: 'filter', choiceType: 2 });
    await user.click(await field());
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});
