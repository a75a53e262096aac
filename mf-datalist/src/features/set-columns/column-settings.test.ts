import { aListColumn } from '@portico/shared-kit/testing';
import { chosenColumns, noChoices, readChoices, withChosenWidth } from './column-settings.model.ts';

const columns = [aListColumn('a'), aListColumn('b', { width: 100 }), aListColumn('c', { isShow: false })];
const codes = (choices: Parameters<typeof chosenColumns>[1]) =>
  chosenColumns(columns, choices).map(({ propertyCode }) => propertyCode);

describe('column settings', () => {
  it('are the view until something was chosen', () => {
    expect(chosenColumns(columns, noChoices)).toEqual(columns);
  });

  it('keep order and visibility, drop lost columns and put new ones last', () => {
    const choices = {
      ...noChoices,
      columns: [
        { id: 'gone', isShown: true },
        { id: 'b', isShown: false },
      ],
    };
    expect(codes(choices)).toEqual(['b', 'a', 'c']);
    expect(chosenColumns(columns, choices)[0]).toMatchObject({ isShow: false, width: 100 });
  });

  it('keep a width and give it back', () => {
    const wide = withChosenWidth(noChoices, 'b', 300);
    expect(chosenColumns(columns, wide)[1]).toMatchObject({ width: 300 });
    expect(chosenColumns(columns, withChosenWidth(wide, 'b', null))[1]).toMatchObject({ width: 100 });
  });

  it.each([null, '', '[]', '{"columns":[{"id":1}],"widths":{"a":"x"}}'])('read %j as nothing chosen', (text) => {
    expect(readChoices(text)).toEqual(noChoices);
  });
});
