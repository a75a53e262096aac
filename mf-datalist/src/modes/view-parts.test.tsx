import { modeOfParts, type ViewParts } from './view-parts.tsx';

const nothing = () => null;
const parts: ViewParts = { list: nothing, view: nothing, design: nothing, template: nothing };

test('a view with its four components is a mode', () => {
  expect(modeOfParts('GANTT', parts, () => true)).toMatchObject({ viewType: 'GANTT' });
});

test.each(['list', 'view', 'design', 'template'] as const)('without its %s it is none', (part) => {
  const { [part]: _, ...others } = parts;
  expect(modeOfParts('GANTT', others, () => true)).toBeNull();
});
