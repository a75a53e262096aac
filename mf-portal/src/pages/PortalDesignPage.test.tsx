import type { PortalPageDesign } from '@portico/shared-kit/contract/portal-page-design.schema';
import { newWidget, type PortalWidget } from '@portico/shared-kit/portal-pages';
import { screen, waitFor, within } from '@testing-library/react';
import { designOf, draft, openDesigner } from '../testing/design-screen.tsx';

const menu = newWidget(
  'RowMenu',
  'menu',
  { x: 0, y: 0, w: 12, h: 9 },
  {
    navigator: [
      {
        id: 'start',
        icon: 'home',
        title: '{"zh":"工作台","en":"Workbench"}',
        actionType: 'portalPage',
        portalPage: 'defaultPortalDashboard',
        openMode: 'curPage',
        isDefaultWorkbench: true,
      },
    ],
  },
);
const carousel = newWidget('Carousel', 'carousel', { x: 0, y: 9, w: 6, h: 23 });
const tabs = newWidget(
  'TabsGrid',
  'tabs',
  { x: 6, y: 9, w: 6, h: 41 },
  { heads: ['one', 'two'].map((key) => ({ key, title: key, icon: '' })) },
  ['one', 'two'].map((key) => newWidget('TabsPanelGrid', `panel-${key}`, { x: 0, y: 0, w: 12, h: 1 }, { tab: key })),
);

beforeEach(() => localStorage.clear());

const panel = () => screen.getByRole('region', { name: /^属性$|^Properties$/ });
const widget = (name: RegExp) => screen.getByRole('button', { name });

test('a widget is added by a press, moved and resized by keys, said where it is, and all of it is undone', async () => {
  const { user, saved } = await openDesigner(designOf([]), { locale: 'en' });
  await user.click(screen.getByRole('button', { name: 'Pictures' }));
  const live = () => document.querySelector('[data-live-region]');
  expect(live()).toHaveTextContent('Pictures added, column 1, row 1, 6 wide, 23 high');
  expect(document.activeElement).toBe(widget(/^Pictures, column 1/));
  await user.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
  expect(live()).toHaveTextContent('Pictures resized, column 3, row 1, 6 wide, 24 high');
  await waitFor(() => expect(saved()).toMatchObject({ page: { children: [{ type: 'Carousel', x: 2, h: 24 }] } }));
  await user.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
  expect(widget(/^Pictures, column 1, row 1/)).toBeInTheDocument();
  await user.keyboard('{Control>}z{/Control}');
  expect(screen.queryByRole('button', { name: /^Pictures, column/ })).toBeNull();
});

test('what was done before a reload is undone and redone after it', async () => {
  const design = designOf([]);
  const first = await openDesigner(design, { locale: 'en' });
  await first.user.click(screen.getByRole('button', { name: 'Pictures' }));
  await waitFor(() => expect(first.saved()).toBeDefined(), { timeout: 4_000 });
  const content = first.saved() as PortalPageDesign['content'];
  first.unmount();
  // The server answers members in an order of its own.
  const reordered = Object.fromEntries(Object.entries(content).toReversed());
  const { user } = await openDesigner({ ...design, draft, content: reordered }, { locale: 'en' });
  expect(widget(/^Pictures, column/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByRole('button', { name: /^Pictures, column/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Redo' }));
  expect(widget(/^Pictures, column/)).toBeInTheDocument();
});

test('a container that is not empty asks before it goes', async () => {
  const inner = newWidget('ShortcutList', 'lines', { x: 0, y: 0, w: 6, h: 8 });
  const { user } = await openDesigner(
    designOf([newWidget('NewGrid', 'grid', { x: 0, y: 0, w: 6, h: 30 }, {}, [inner])]),
    { locale: 'en' },
  );
  widget(/^Container, column/).focus();
  await user.keyboard('{Delete}');
  const question = await screen.findByRole('dialog', { name: 'Delete “Container”?' });
  expect(question).toHaveTextContent('The 1 widget inside it is deleted, too.');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Container, column/ })).toBeNull());
});

test('with autoplay off the speed is hidden, and a speed that is none says so', async () => {
  const { user, saved } = await openDesigner(designOf([carousel]));
  await user.click(widget(/^轮播图，第/));
  const speed = within(panel()).getByLabelText('切换间隔（秒）');
  expect(speed).toHaveValue('3');
  await user.clear(speed);
  await user.type(speed, '61');
  expect(speed).toHaveAccessibleDescription('请输入1-60范围内的整数');
  await user.clear(speed);
  await user.tab();
  expect(speed).toHaveValue('1');
  await waitFor(() => expect(saved()).toMatchObject({ page: { children: [{ settings: { autoplaySpeed: 1000 } }] } }));
  await user.click(within(panel()).getByLabelText('自动播放'));
  expect(within(panel()).queryByLabelText('切换间隔（秒）')).toBeNull();
});

test('border style none hides thickness and colour, and a negative thickness resets to 0', async () => {
  const { user } = await openDesigner(designOf([carousel]));
  await user.click(widget(/^轮播图，第/));
  const thickness = within(panel()).getByLabelText('边框粗细');
  await user.clear(thickness);
  await user.type(thickness, '-3');
  await user.tab();
  expect(thickness).toHaveValue(0);
  await user.click(within(panel()).getByLabelText('边框样式'));
  await user.click(await screen.findByTitle('无'));
  expect(within(panel()).queryByLabelText('边框粗细')).toBeNull();
  expect(within(panel()).queryByLabelText('边框颜色')).toBeNull();
});

test('tabs in a column have no position of titles, and a tab comes with its panel', async () => {
  const { user, saved } = await openDesigner(designOf([tabs]));
  await user.click(widget(/^选项卡，第/));
  expect(within(panel()).getByLabelText('标题位置')).toBeInTheDocument();
  await user.click(within(panel()).getByLabelText('选项卡方向'));
  await user.click(await screen.findByTitle('纵向'));
  expect(within(panel()).queryByLabelText('标题位置')).toBeNull();
  await user.click(within(panel()).getByRole('button', { name: '添加选项卡' }));
  await waitFor(() => {
    const [shown] = (saved() as { page: { children: PortalWidget[] } }).page.children;
    expect(shown?.type === 'TabsGrid' && [shown.settings.heads.length, shown.children.length]).toEqual([3, 3]);
  });
});

test('the default workbench of the default dashboard cannot be deleted, and a link needs its fields', async () => {
  const { user } = await openDesigner(designOf([menu], 'defaultPortalDashboard'));
  await user.click(widget(/^横向导航，第/));
  const remove = within(panel()).getByRole('button', { name: '删除“工作台”' });
  expect(remove).toHaveAttribute('aria-disabled', 'true');
  await user.click(within(panel()).getByRole('button', { name: '添加导航项' }));
  const dialog = await screen.findByRole('dialog', { name: '导航项' });
  await user.click(within(dialog).getByRole('button', { name: /确\s*定/ }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('请输入所有必填字段');
  expect(within(dialog).getByLabelText('标题（中文） *')).toHaveAttribute('maxlength', '40');
});

test('the same link of another page can be deleted', async () => {
  const { user } = await openDesigner(designOf([menu]));
  await user.click(widget(/^横向导航，第/));
  await user.click(within(panel()).getByRole('button', { name: '删除“工作台”' }));
  expect(within(panel()).queryByRole('button', { name: '删除“工作台”' })).toBeNull();
});

test('a widget that this version does not have stays on the page as it was', async () => {
  const hologram = { id: 'h', type: 'Hologram', x: 0, y: 0, w: 4, h: 8, settings: { depth: 3 } };
  const design = designOf([]);
  const content = { version: 2, page: { ...(design.content['page'] as object), children: [hologram] } };
  const { user, saved } = await openDesigner({ ...design, content });
  await user.click(widget(/^未知组件，第/));
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(saved()).toMatchObject({ page: { children: [{ ...hologram, x: 1 }] } }));
});

test('a page of a newer version is not opened to be changed', async () => {
  await openDesigner({ ...designOf([]), content: { version: 99 } });
  expect(await screen.findByText('当前版本无法读取此页面')).toBeInTheDocument();
});
