import { expect, type Locator, type Page } from '@playwright/test';

/** Way of the mouse, in CSS pixels. */
export interface MouseWay {
  readonly x: number;
  readonly y: number;
}

/** Publishes the design that is open in a designer in Chinese; `title` is that of its dialog. */
export async function publishDesign(page: Page, title: string, note: string): Promise<void> {
  await page.getByRole('button', { name: '发布', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('说明').fill(note);
  await dialog.getByRole('button', { name: '发布', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Returns the rectangle of something in the window. Throws where it is not in sight. */
export async function boxOf(what: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await what.boundingBox();
  if (box === null) throw new Error('Nothing to drag');
  return box;
}

/** Drags by the mouse from the middle of something; `meanwhile` is called before the button is let go. */
export async function dragBy(page: Page, from: Locator, by: MouseWay, meanwhile?: () => Promise<void>): Promise<void> {
  const { x, y, width, height } = await boxOf(from);
  const { mouse } = page;
  const start = { x: x + width / 2, y: y + height / 2 };
  await mouse.move(start.x, start.y);
  await mouse.down();
  await mouse.move(start.x + by.x, start.y + by.y, { steps: 6 });
  await meanwhile?.();
  await mouse.up();
}
