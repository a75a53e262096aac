import { initI18n } from '@portico/shared-kit/i18n';
import { connectLocale } from '@portico/shared-kit/i18n/react';
import { ThemeProvider } from '@portico/shared-kit/ui/theme';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { AntdSheet } from './AntdSheet.tsx';
import { scrollThrough, timed } from './measure.ts';
import { OurSheet } from './OurSheet.tsx';

/** Milliseconds of what people do with a long list. */
export interface SheetTimes {
  readonly paint: number;
  /** The median and the 95th percentile of forty frames of scrolling. */
  readonly scrollFrame: number;
  readonly scrollP95: number;
  readonly selectAll: number;
  /** Null for antd, which takes most of a minute for each of these. */
  readonly sort: number | null;
  readonly pageChange: number | null;
}

const sheets = {
  ours: { Sheet: OurSheet, scroller: '[role=grid]', sorter: '[role=columnheader] button' },
  antd: { Sheet: AntdSheet, scroller: '.ant-table-body', sorter: null },
} as const;

/** Mounts one of the tables and measures it; the bench calls it from outside. */
async function measureSheet(name: keyof typeof sheets): Promise<SheetTimes> {
  const { Sheet, scroller, sorter } = sheets[name];
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const show = (page: number) =>
    flushSync(() =>
      root.render(
        <ThemeProvider theme={{ name: 'default', outward: 'light' }}>
          <Sheet page={page} />
        </ThemeProvider>,
      ),
    );
  const paint = await timed(() => show(0));
  const frames = await scrollThrough(find(place, scroller));
  const [scrollFrame, scrollP95] = [0.5, 0.95].map((share) => frames[Math.ceil(frames.length * share) - 1] ?? 0) as [
    number,
    number,
  ];
  const selectAll = await timed(() => find(place, 'input[type=checkbox]').click());
  const sort = sorter === null ? null : await timed(() => find(place, sorter).click());
  const pageChange = sorter === null ? null : await timed(() => show(1));
  root.unmount();
  place.remove();
  return { paint, scrollFrame, scrollP95, selectAll, pageChange, sort };
}

function find(place: HTMLElement, selector: string): HTMLElement {
  const element = place.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The sheet has nothing that matches ${selector}`);
  return element;
}

initI18n('en');
connectLocale();
Object.assign(window, { measureSheet });
