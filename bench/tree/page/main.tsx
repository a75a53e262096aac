import { initI18n } from '@portico/shared-kit/i18n';
import { connectLocale } from '@portico/shared-kit/i18n/react';
import { ThemeProvider } from '@portico/shared-kit/ui/theme';
import { App } from 'antd/es';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { scrollThrough, timed } from '../../grid/page/measure.ts';
import { AntdTree } from './AntdTree.tsx';
import { everything, wanted } from './menu.ts';
import { OurTree } from './OurTree.tsx';

/** Milliseconds of what people do with a long menu. */
export interface TreeTimes {
  readonly paint: number;
  /** The median of forty frames of scrolling. */
  readonly scrollFrame: number;
  readonly search: number;
  /** Taking the search back. */
  readonly clear: number;
}

const trees = {
  ours: { draw: (text: string) => <OurTree text={text} />, scroller: '[role=tree]' },
  antd: { draw: (text: string) => <AntdTree text={text} height={undefined} />, scroller: '.antd-scroller' },
  antdVirtual: { draw: (text: string) => <AntdTree text={text} height={800} />, scroller: '.ant-tree-list-holder' },
} as const;

/** Mounts one of the trees and measures it; the bench calls it from outside. */
async function measureTree(name: keyof typeof trees): Promise<TreeTimes> {
  const { draw, scroller } = trees[name];
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const show = (text: string) =>
    flushSync(() =>
      root.render(
        <ThemeProvider theme={{ name: 'default', outward: 'light' }}>
          <App>{draw(text)}</App>
        </ThemeProvider>,
      ),
    );
  const paint = await timed(() => show(everything));
  const found = place.querySelector(scroller);
  // Ours scrolls in the element around the tree.
  const scrolled = name === 'ours' ? found?.parentElement : found;
  if (!scrolled) throw new Error(`The tree has nothing that matches ${scroller}`);
  const frames = await scrollThrough(scrolled);
  const scrollFrame = frames[Math.ceil(frames.length / 2) - 1] ?? 0;
  const search = await timed(() => show(wanted));
  const clear = await timed(() => show(everything));
  root.unmount();
  place.remove();
  return { paint, scrollFrame, search, clear };
}

initI18n('en');
connectLocale();
Object.assign(window, { measureTree });
