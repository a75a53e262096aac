import { secondCopies } from './second-copies.ts';

const stores = [
  '/repo/node_modules/',
  '/repo/node_modules/.pnpm/antd@6.0.0_react@19/node_modules/',
  'C:\\repo\\node_modules\\',
];
const copies = [
  'react/index.js',
  'react-dom/client.js',
  'react-router/dist/index.mjs',
  'antd/es/button/index.js',
  '@rc-component/table/es/index.js',
  '@ant-design/icons/es/icons/PlusOutlined.js',
  '@reduxjs/toolkit/dist/query/react/index.js',
  'immer/dist/immer.mjs',
  'dayjs/dayjs.min.js',
];
const harmless = [
  'dayjs/plugin/utc.js',
  'dayjs/esm/locale/zh-cn.js',
  'react-is/index.js',
  'd3-scale/src/linear.js',
  '@dnd-kit/core/dist/core.esm.js',
];

const asOn = (store: string, path: string) => store + (store.includes('\\') ? path.replaceAll('/', '\\') : path);

describe.each(stores)('below %s', (store) => {
  test.each(copies)('%s is a second copy', (path) => {
    expect(secondCopies([asOn(store, path)])).toEqual([asOn(store, path)]);
  });

  test.each(harmless)("%s is the remote's own", (path) => {
    expect(secondCopies([asOn(store, path)])).toEqual([]);
  });
});

test('a file of shared-kit is a second copy, a file of the remote is not', () => {
  const kit = '/repo/shared-kit/src/ui/grid/index.ts';
  expect(secondCopies([kit, '/repo/mf-print/src/pages/Page.tsx'])).toEqual([kit]);
});

test('the innermost package counts', () => {
  const inner = '/repo/node_modules/react/node_modules/tiny/index.js';
  const outer = '/repo/node_modules/tiny/node_modules/react/index.js';
  expect(secondCopies([inner, outer])).toEqual([outer]);
});
