import { screen, waitFor } from '@testing-library/react';
import { grid, openList } from '../testing/open-list.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const address = 'http://localhost/application/sales/application-list/salesOrder?queryCode=all&q=abc';

/** Chooses the tool from the menu of a list. */
async function copyLink(isRefused = false): Promise<void> {
  const { user } = openList('?q=abc');
  await grid();
  if (isRefused) jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
  await user.click(screen.getByRole('button', { name: '更多工具' }));
  await user.click(await screen.findByRole('menuitem', { name: '复制链接' }));
}

describe('the link to a list', () => {
  it('is copied with its state, and a message says whose permissions count', async () => {
    await copyLink();
    expect(await screen.findByText('链接已复制。打开者将按各自的权限查看数据')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(address);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is shown, selected, where the browser refuses to copy', async () => {
    await copyLink(true);
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: '列表的链接' });
    expect(field).toHaveValue(address);
    const selected = () => field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
    await waitFor(() => expect(selected()).toBe(address));
    expect(field).toHaveFocus();
  });
});
