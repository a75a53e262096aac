import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './demo-test.ts';
import { settle } from './settle.ts';

const board = '/application/projects/application-list/projectTask?queryCode=board';

const column = (page: Page, title: string) => page.getByRole('list', { name: new RegExp(`^${title}[，,]`) });

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not in sight');
  return box;
}

/** Takes a card by its lower edge: it is pressed again until it moves, since what drags cards is fetched after they are drawn. */
async function take(page: Page, card: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.up();
    const from = await boxOf(card);
    await page.mouse.move(from.x + 40, from.y + from.height - 12);
    await page.mouse.down();
    // It is held for a moment before it is taken: who moves on at once scrolls.
    await expect(card.and(page.locator('.sortable-chosen'))).toBeVisible({ timeout: 5_000 });
    await page.mouse.move(from.x + 60, from.y + from.height);
    await expect(page.locator('.sortable-drag')).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

/** Drags a card to the middle of a column. */
async function drag(page: Page, card: Locator, to: Locator): Promise<void> {
  await take(page, card);
  const target = await boxOf(to);
  await page.mouse.move(target.x + target.width / 2, target.y + 80, { steps: 12 });
  await expect(to.locator('.sortable-ghost')).toBeVisible();
  await page.mouse.up();
}

test('a card dragged to another column has its new value for everybody, keys move one on', async ({ openAs }) => {
  const page = await openAs('admin');
  await page.goto(board);
  const [todo, doing] = [column(page, '未开始'), column(page, '进行中')];
  const card = todo.getByRole('listitem').first();
  await expect(card).toBeVisible();
  await settle(page);
  const address = await card.getByRole('link').getAttribute('href');
  const id = new URLSearchParams(address?.split('?')[1]).get('objectId') ?? '';
  const moved = (list: Locator) => list.locator(`[data-item="${id}"]`);
  await drag(page, card, doing);
  await expect(page.getByText('已移至“进行中”')).toBeVisible();
  await expect(page).toHaveURL(new RegExp('queryCode=board'));
  await expect(moved(todo)).toHaveCount(0);

  const colleague = await openAs('emma', { locale: 'en' });
  await colleague.goto(board);
  const inProgress = column(colleague, 'In progress');
  await expect(moved(inProgress)).toBeVisible();
  await moved(inProgress).getByRole('link').focus();
  await colleague.keyboard.press('Control+ArrowRight');
  await expect(colleague.getByText('Moved to “Blocked”')).toBeVisible();
  await expect(moved(column(colleague, 'Blocked')).getByRole('link')).toBeFocused();
});
