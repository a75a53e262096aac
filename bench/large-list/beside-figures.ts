import type { PagesBeside } from './beside.ts';

/** The most that the wait for a page may grow beside a job. */
const most = 2;

type Waits = ReadonlyMap<string, PagesBeside>;

const ratioOf = ({ quietP95, besideP95 }: PagesBeside) => besideP95 / quietP95;

/** Returns the waits for pages as rows of a table of six columns. */
export function besideTable(waits: Waits): string[][] {
  const head = ['a page of the list beside', 'p95 ms', 'alone p95 ms', 'ratio', 'pages', ''];
  const rows = [...waits].map(([name, pages]) => [
    name,
    pages.besideP95.toFixed(1),
    pages.quietP95.toFixed(1),
    `${ratioOf(pages).toFixed(2)}x`,
    String(pages.pages),
    '',
  ]);
  return [['', '', '', '', '', ''], head, ...rows];
}

/** Returns the same as figures, with those that are too long. */
export function besideFigures(waits: Waits): { figures: Record<string, number>; overruns: string[] } {
  const figures = Object.fromEntries([...waits].map(([name, pages]) => [`${name}PagesRatio`, ratioOf(pages)]));
  const overruns = [...waits]
    .filter(([, pages]) => ratioOf(pages) > most)
    .map(([name, pages]) => `pages wait ${ratioOf(pages).toFixed(2)} times as long beside ${name}, not ${most}`);
  return { figures, overruns };
}
