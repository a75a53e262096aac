import { initI18n } from '@portico/shared-kit/i18n';
import { ThemeProvider } from '@portico/shared-kit/ui/theme';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { AntdSheet } from './AntdSheet.tsx';
import { scrollThrough, timed } from './measure.ts';
import { OurSheet } from './OurSheet.tsx';

/** Milliseconds of the four things people do with a long list. */
export interface SheetTimes {
  readonly paint: number;
  readonly scrollStep: number;
  readonly selectAll: number;
  /** Null for antd, which takes most of a minute for it. */
  readonly sort: number | null;
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
  const paint = await timed(() =>
    flushSync(() =>
      root.render(
        <ThemeProvider theme={{ name: 'default', outward: 'light' }}>
          <Sheet />
        </ThemeProvider>,
      ),
    ),
  );
  const scrollStep = await scrollThrough(find(place, scroller));
  const selectAll = await timed(() => find(place, 'input[type=checkbox]').click());
  const sort = sorter === null ? null : await timed(() => find(place, sorter).click());
  root.unmount();
  place.remove();
  return { paint, scrollStep, selectAll, sort };
}

function find(place: HTMLElement, selector: string): HTMLElement {
  const element = place.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The sheet has nothing that matches ${selector}`);
  return element;
}

initI18n('en');
Object.assign(window, { measureSheet });
