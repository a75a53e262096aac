import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outwards, surfaces, themeConfig } from '@portico/shared-kit/ui/theme';
import { theme } from 'antd/es';

const page = readFileSync(join(__dirname, '..', 'index.html'), 'utf8');

const grounds = {
  light: /html \{ background: (#\w+);/,
  dark: /html\[data-outward='dark'\] \{ background: (#\w+);/,
};

test.each(outwards)('what is painted before any script has the ground of the %s themes', (outward) => {
  const { colorBgLayout } = theme.getDesignToken(themeConfig('blue', outward));
  expect(grounds[outward].exec(page)?.[1]).toBe(colorBgLayout);
});

const headers = {
  light: /\.outline \{ height: 47px; border-block-end: 1px solid (#\w+); background: (#\w+);/,
  dark: /\.outline \{ border-color: (#\w+); background: (#\w+);/,
};

test.each(outwards)('the outline of the header before any script has the colours of the %s themes', (outward) => {
  const { borderQuiet, container } = surfaces[outward];
  expect(headers[outward].exec(page)?.slice(1)).toEqual([borderQuiet, container]);
});
