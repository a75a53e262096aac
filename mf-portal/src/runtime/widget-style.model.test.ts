import { widgetStyleDefaults } from '@portico/shared-kit/portal-pages';
import { frameStyle } from './widget-style.model.ts';

test('a widget that says nothing of its look follows the theme', () => {
  expect(frameStyle(widgetStyleDefaults)).toEqual({
    background: 'var(--ant-color-bg-container)',
    borderRadius: 'var(--ant-border-radius-lg)',
    border: '1px solid var(--ant-color-border-secondary)',
    color: 'var(--ant-color-text)',
    fontWeight: 400,
  });
});

test('the default colours of the specification follow the theme too, however they are written', () => {
  const saved = { backgroundColor: 'rgba(255, 255, 255, 1)', borderColor: '#E4E7EE', textColor: '#111218' };
  expect(frameStyle({ ...widgetStyleDefaults, ...saved })).toEqual(frameStyle(widgetStyleDefaults));
});

test('colours that somebody chose stay', () => {
  const style = frameStyle({ ...widgetStyleDefaults, backgroundColor: '#102030', textColor: '#ffeedd' });
  expect(style).toMatchObject({ background: '#102030', color: '#ffeedd' });
});

test('border style none hides thickness and colour', () => {
  const style = frameStyle({ ...widgetStyleDefaults, borderStyle: 'none', borderThickness: 5, borderColor: '#f00' });
  expect(style.border).toBe('0');
});

test('dashed, thick, big and bold are what they say', () => {
  const style = frameStyle({
    ...widgetStyleDefaults,
    borderStyle: 'dashed',
    borderThickness: 3,
    borderColor: '#336699',
    borderRadius: 'big',
    textThickness: 'bold',
  });
  expect(style).toMatchObject({ border: '3px dashed #336699', fontWeight: 600 });
  expect(style.borderRadius).toContain('* 2');
});
