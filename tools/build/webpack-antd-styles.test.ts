import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../federation/workspace.ts';
import withoutRules from './webpack-antd-styles.ts';

test('the function that makes the rules is left out, and the one for the variables stays', () => {
  const source = `export default genStyleHooks('Tag', token => [genBase(token)], prepareToken, { order: 1 });`;
  expect(withoutRules(source)).toBe(`export default genStyleHooks('Tag', () => [], prepareToken, { order: 1 });`);
});

test('each of several hooks loses its rules, and other functions keep theirs', () => {
  const source = `const A = genSubStyleComponent(['A', 'b'], rulesOfA, prepare);
export const B = genComponentStyleHook('B', rulesOfB);
export const genTrack = (token) => ({ color: token.colorText });`;
  expect(withoutRules(source)).toBe(`const A = genSubStyleComponent(['A', 'b'], () => [], prepare);
export const B = genComponentStyleHook('B', () => []);
export const genTrack = (token) => ({ color: token.colorText });`);
});

test.each(['button', 'table', 'date-picker'])('the rules of antd itself are found: %s', (name) => {
  const source = readFileSync(
    join(packageFolder('shell-host'), 'node_modules/antd/es', name, 'style/index.js'),
    'utf8',
  );
  const left = withoutRules(source);
  expect(left).toContain('() => []');
  expect(left).toContain('prepareComponentToken');
});
