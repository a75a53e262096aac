import {
  listViewStateOf,
  readListViewStates,
  initialListViewState,
  withListViewState,
} from './list-view-state.model.ts';

const place = (top: number) => ({ top, left: 0, selected: ['a'], row: 'b' });

describe('places in lists', () => {
  it('come back by their history entry', () => {
    const places = withListViewState(withListViewState([], 'one', place(1)), 'two', place(2));
    expect(listViewStateOf(readListViewStates(JSON.stringify(places)), 'one')).toEqual(place(1));
    expect(listViewStateOf(places, 'three')).toEqual(initialListViewState);
  });

  it('forget the oldest of many', () => {
    const places = Array.from({ length: 40 }, (_, index) => index).reduce(
      (known, index) => withListViewState(known, String(index), place(index)),
      readListViewStates(null),
    );
    expect(places).toHaveLength(30);
    expect(listViewStateOf(places, '9')).toEqual(initialListViewState);
    expect(listViewStateOf(places, '39')).toEqual(place(39));
  });

  it.each(['', 'null', '{}', '[[1,2]]', '[["a",{"top":"x"}]]', '[["a",{"top":1,"left":0,"selected":[],"row":1}]]'])(
    'read %j as nothing',
    (text) => {
      expect(readListViewStates(text)).toEqual([]);
    },
  );
});
