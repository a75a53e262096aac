import { chromium } from '@playwright/test';
import { readConfig } from '@portico/platform-server/config';
import { openPlatform } from '@portico/platform-server/open-platform';
import { demoAccounts } from '../../demo/accounts.ts';
import { signIn, storedTokens } from '../../tools/run/sign-in.ts';
import { chromiumPath } from '../bare-page.ts';
import type { BenchResult } from '../bench-result.ts';
import { hundredths } from '../list-page/compare.ts';
import { median, quantile } from '../list-page/driver.ts';
import { startPortal } from '../start-portal.ts';
import { blockTimes } from './blocks.ts';
import { type KeyTimes, keyTimes } from './keys.ts';
import { columns, fillCells, pageSize, rowCount } from './model.ts';
import { pasteTimes } from './pastes.ts';

/**
 * Cells of a list that are edited one by one, beside a box of a page that has nothing else, and blocks that are written at once, beside one
 * statement that gives the same cells the same values. A page holds half of the rows that one call may have: those are measured over HTTP,
 * and what a page holds in the browser.
 */
export async function run(): Promise<BenchResult> {
  const portal = await startPortal('edit-cells');
  const open = await openPlatform(readConfig({ PORTICO_HOME: portal.home, LOG_LEVEL: 'error' }));
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await fillCells(open);
    const tokens = await signIn(portal.url, demoAccounts.admin);
    const list = { url: portal.url, stored: storedTokens(tokens) };
    const blocks = await blockTimes({ portal, token: tokens.access_token, open });
    const keys = await keyTimes(browser, list);
    const pastes = await pasteTimes(browser, list);
    return resultOf(keys, blocks, pastes);
  } finally {
    await browser.close();
    await open.close();
    await portal.stop();
  }
}

/** The most frames from a key until its effect is painted, for nineteen of twenty keys. */
const mostFrames = 2;

type Keys = Awaited<ReturnType<typeof keyTimes>>;
type Blocks = Awaited<ReturnType<typeof blockTimes>>;
type Pastes = Awaited<ReturnType<typeof pasteTimes>>;

function resultOf(keys: Keys, blocks: Blocks, pastes: Pastes): BenchResult {
  const lines = [...keyLines(keys), ...blockLines(blocks, pastes)];
  const slow = lines.filter(({ framesP95 = 0 }) => framesP95 > mostFrames);
  return {
    table: [
      ['cells of a list', 'p50 ms', 'p95 ms', 'frames p50', 'p95', 'plain p50', 'p95', 'ratio p50', 'p95'],
      ...lines.map(({ words, cells }) => [words, ...cells]),
    ],
    figures: Object.assign({}, ...lines.map(({ figures }) => figures)) as Record<string, number>,
    overruns: slow.map(({ words, framesP95 = 0 }) => `${words}: painted after ${framesP95.toFixed(1)} frames`),
  };
}

interface Line {
  /** Frames after which nineteen of twenty keys are painted; absent where no keys are. */
  readonly framesP95?: number;
  readonly words: string;
  readonly cells: readonly string[];
  readonly figures: Readonly<Record<string, number>>;
}

function keyLines({ ours, bare }: Keys): Line[] {
  const words = { first: 'letter, first edit', letter: 'letter to editor', enter: 'Enter to value' } as const;
  return (['first', 'letter', 'enter'] as const).map((part) => keyLine(words[part], part, ours, bare));
}

function keyLine(words: string, part: 'first' | 'letter' | 'enter', ours: KeyTimes, bare: KeyTimes): Line {
  // What a bare page's first letter costs says nothing: its others stand beside ours.
  const [own, plain] = [both(ours[part]), both(bare[part === 'first' ? 'letter' : part])];
  const frames = own.map((ms) => ms / ours.frameMs);
  const ratios = [hundredths(own[0] / plain[0]), hundredths(own[1] / plain[1])] as const;
  return {
    words,
    // Of the few first edits the greatest says nothing.
    ...(part !== 'first' && { framesP95: frames[1] ?? 0 }),
    cells: [...own.map(tenth), ...frames.map(tenth), ...plain.map(tenth), ...ratios.map(times)],
    figures: {
      [`${part}Frames`]: hundredths(frames[0] ?? 0),
      [`${part}FramesP95`]: hundredths(frames[1] ?? 0),
      [`${part}Ratio`]: ratios[0],
      [`${part}RatioP95`]: ratios[1],
    },
  };
}

function blockLines({ fresh, again }: Blocks, pastes: Pastes): Line[] {
  const size = (rows: number) => `${rows.toLocaleString('en')} x ${columns.length}`;
  // A page holds half of the records that the statement updates.
  const ofPage = (plain: readonly number[]) => plain.map((ms) => (ms * pageSize) / rowCount);
  return [
    blockLine(`${size(rowCount)} new: check`, 'check', fresh.check, fresh.plain),
    blockLine(`${size(rowCount)} new: write`, 'write', fresh.write, fresh.plain),
    blockLine(`${size(rowCount)} same: check`, 'checkSame', again.check, again.plain),
    blockLine(`${size(rowCount)} same: write`, 'writeSame', again.write, again.plain),
    blockLine(`${size(pageSize)} new: press to dialog`, 'pasteCheck', pastes.fresh.check, ofPage(fresh.plain)),
    blockLine(`${size(pageSize)} new: press to written`, 'pasteWrite', pastes.fresh.write, ofPage(fresh.plain)),
    blockLine(`${size(pageSize)} same: press to dialog`, 'pasteSame', pastes.again, ofPage(again.plain)),
  ];
}

/** Of few rounds the median is all that can be said. */
function blockLine(words: string, name: string, own: readonly number[], plain: readonly number[]): Line {
  const ratio = hundredths(median(own) / median(plain));
  return {
    words,
    cells: [tenth(median(own)), '', '', '', tenth(median(plain)), '', times(ratio), ''],
    figures: { [`${name}Ratio`]: ratio },
  };
}

const both = (values: readonly number[]) => [median(values), quantile(values, 0.95)] as const;
const tenth = (value: number) => value.toFixed(1);
const times = (ratio: number) => `${ratio}x`;
