import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../federation/workspace.ts';
import withoutVariables from './webpack-antd-css.ts';

test('variables under a class of the making are left out, and rules stay', () => {
  const css =
    '.css-var-_R_0_{--ant-blue:#1677FF;}.ant-btn{color:red;}.css-var-_R_29n_.ant-menu-css-var{--ant-menu:1px;}.ant-tag .css-var{top:0}';
  expect(withoutVariables(css)).toBe('.ant-btn{color:red;}.ant-tag .css-var{top:0}');
});

test('the style sheet of antd itself loses its variables and no rule of a component', () => {
  const css = readFileSync(join(packageFolder('shared-kit'), 'node_modules/antd/dist/antd.css'), 'utf8');
  const left = withoutVariables(css);
  expect(left).not.toContain('--ant-color-primary:#');
  expect(rulesOf(left)).toBe(rulesOf(css) - (css.match(/\.css-var-_R_[^,{}]*\{/g)?.length ?? 0));
  expect(css.length - left.length).toBeGreaterThan(50_000);
});

function rulesOf(css: string): number {
  return css.split('{').length;
}
