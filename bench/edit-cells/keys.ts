import type { Browser, Page } from '@playwright/test';
import { openPage } from '../slow-page.ts';
import { frameOf, press } from './painted.ts';
import { cellAt, type List, openList } from './list.ts';

const rounds = 3;
/** Cells of a column that are edited one after the other in a round. */
const perRound = 40;

/** Ms of the edits of one side: of the letter that begins one, the first of a page apart, and of Enter that ends it. */
export interface KeyTimes {
  readonly first: readonly number[];
  readonly letter: readonly number[];
  readonly enter: readonly number[];
  /** A frame of the page in which nothing happens. */
  readonly frameMs: number;
}

/** Edits cells of a list, and a box of a page that has nothing else, in turns. */
export async function keyTimes(
  browser: Browser,
  list: List,
): Promise<{ readonly ours: KeyTimes; readonly bare: KeyTimes }> {
  const all = { ours: [] as KeyTimes[], bare: [] as KeyTimes[] };
  for (let round = 0; round < rounds; round += 1) {
    all.ours.push(await inPage(browser, list.stored, (page) => ours(page, list, round)));
    all.bare.push(await inPage(browser, {}, bare));
  }
  return { ours: joined(all.ours), bare: joined(all.bare) };
}

function joined(all: readonly KeyTimes[]): KeyTimes {
  return {
    first: all.flatMap(({ first }) => first),
    letter: all.flatMap(({ letter }) => letter),
    enter: all.flatMap(({ enter }) => enter),
    frameMs: Math.min(...all.map(({ frameMs }) => frameMs)),
  };
}

async function inPage<T>(browser: Browser, stored: List['stored'], work: (page: Page) => Promise<T>): Promise<T> {
  const page = await openPage(browser, stored);
  try {
    return await work(page);
  } finally {
    await page.context().close();
  }
}

const letterOf = (at: number, round: number) => 'abcdefghijklmnopqrstuvwxyz'[(at + round) % 26] ?? 'a';

async function ours(page: Page, list: List, round: number): Promise<KeyTimes> {
  await openList(page, list);
  // Whoever edits a cell points at it first, for at least the half second that a frame is measured in: the list fetches its editors then.
  await page.locator(cellAt(1)).hover();
  const frameMs = await frameOf(page);
  await page.locator(cellAt(1)).click();
  const times = { first: [] as number[], letter: [] as number[], enter: [] as number[] };
  for (let at = 0; at <= perRound; at += 1) {
    const text = letterOf(at, round);
    const cell = cellAt(at + 1);
    const letter = await press(page, text, { selector: `${cell} input`, text });
    // The first one may wait for the code of the editors.
    (at === 0 ? times.first : times.letter).push(letter);
    const enter = await press(page, 'Enter', { selector: `${cell}:not(:has(input))`, text });
    if (at > 0) times.enter.push(enter);
  }
  return { ...times, frameMs };
}

/** A box whose text Enter puts beside it. */
const barePage = `<!doctype html><meta charset="utf-8"><title>Bench</title><input><p></p>`;

async function bare(page: Page): Promise<KeyTimes> {
  await page.setContent(barePage);
  await page.evaluate(putBeside);
  const frameMs = await frameOf(page);
  await page.locator('input').click();
  const times = { first: [] as number[], letter: [] as number[], enter: [] as number[] };
  for (let at = 0; at <= perRound; at += 1) {
    const text = letterOf(at, 0);
    const letter = await press(page, text, { selector: 'input', text });
    (at === 0 ? times.first : times.letter).push(letter);
    const enter = await press(page, 'Enter', { selector: 'p', text });
    if (at > 0) times.enter.push(enter);
  }
  return { ...times, frameMs };
}

function putBeside(): void {
  interface Box {
    value: string;
    textContent: string;
    addEventListener(name: 'keydown', listener: (event: { readonly key: string }) => void): void;
  }
  const { document } = globalThis as unknown as { readonly document: { querySelector(selector: string): Box } };
  const [box, beside] = [document.querySelector('input'), document.querySelector('p')];
  box.addEventListener('keydown', ({ key }) => {
    if (key !== 'Enter') return;
    beside.textContent = box.value;
    box.value = '';
  });
}
