import { hexOf } from '@portico/shared-kit/designer/editing';
import { autoplayMilliseconds, borderThickness } from './style-rules.model.ts';
import { isComplete, itemWithTarget, photoWithTarget, targetOfItem, targetOfPhoto } from './targets.model.ts';
import { titleJson, titleParts } from '@portico/shared-kit/designer/editing';

test('seconds are whole numbers from 1 to 60, kept as milliseconds; empty becomes 1', () => {
  const results = ['', '1', '60', '0', '61', '2.5', 'x', '-3'].map(autoplayMilliseconds);
  expect(results).toEqual([1000, 1000, 60_000, null, null, null, null, null]);
});

test('a negative thickness resets to 0', () => {
  expect([-4, 0, 2.7, 500, Number.NaN].map(borderThickness)).toEqual([0, 0, 2, 100, 0]);
});

test('a title that is no JSON stands for both languages, and an empty one is none', () => {
  expect(titleParts('Home')).toEqual({ zh: 'Home', en: 'Home' });
  expect(titleParts('{"zh":"首页"}')).toEqual({ zh: '首页', en: '' });
  expect([titleJson({ zh: '', en: '' }), titleJson({ zh: '首页', en: '' })]).toEqual([null, '{"zh":"首页","en":""}']);
});

test('a link keeps the members of its kind of target alone', () => {
  const item = { id: 'a', icon: 'link', title: 'A', actionType: 'URL', URL: '/x', openMode: 'curPage' } as const;
  const target = {
    ...targetOfItem(item),
    kind: 'bizModel',
    app: 'sales',
    bizModel: 'order',
    opensNewPage: true,
  } as const;
  const changed = itemWithTarget(item, target);
  expect(changed).toEqual({
    id: 'a',
    icon: 'link',
    title: 'A',
    actionType: 'bizModel',
    app: 'sales',
    bizModel: 'order',
    openMode: 'newPage',
  });
  expect(isComplete(targetOfItem(changed))).toBe(true);
  expect(isComplete({ ...target, bizModel: '' })).toBe(false);
});

test('an address that would run a script is no target', () => {
  const url = (address: string) =>
    isComplete({ kind: 'URL', app: '', bizModel: '', portalPage: '', url: address, opensNewPage: false });
  expect(['/a', 'https://a.example', 'javascript:alert(1)', '//evil.example', ''].map(url)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('the target of a picture is read and written by the numbers of its kinds', () => {
  const photo = { id: 'p', name: 'P', refId: 'f', openType: '_self', fillType: 'Scale', gotoType: 4 } as const;
  const target = { ...targetOfPhoto(photo), kind: 'portalPage', portalPage: 'desk', opensNewPage: true } as const;
  expect(photoWithTarget(photo, target)).toEqual({ ...photo, gotoType: 2, gotoPage: 'desk', openType: '_blank' });
});

test('colours of the forms that pages save become hexadecimal ones', () => {
  expect(['#ABC', '#a1b2c3', 'rgba(255, 0,16, 1)', 'red', null].map(hexOf)).toEqual([
    '#aabbcc',
    '#a1b2c3',
    '#ff0010',
    null,
    null,
  ]);
});
