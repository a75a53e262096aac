import {
  initialListViewState,
  listViewStateOf,
  readListViewStates,
  withListViewState,
} from './list-view-state.model.ts';

const stateAt = (top: number) => ({ top, left: 0, selected: ['a'], row: 'b' });

describe('view states of lists', () => {
  it('come back by their history entry', () => {
    const states = withListViewState(withListViewState([], 'one', stateAt(1)), 'two', stateAt(2));
    expect(listViewStateOf(readListViewStates(JSON.stringify(states)), 'one')).toEqual(stateAt(1));
    expect(listViewStateOf(states, 'three')).toEqual(initialListViewState);
  });

  it('forget the oldest of many', () => {
    const states = Array.from({ length: 40 }, (_, index) => index).reduce(
      (known, index) => withListViewState(known, String(index), stateAt(index)),
      readListViewStates(null),
    );
    expect(states).toHaveLength(30);
    expect(listViewStateOf(states, '9')).toEqual(initialListViewState);
    expect(listViewStateOf(states, '39')).toEqual(stateAt(39));
  });

  it.each(['', 'null', '{}', '[[1,2]]', '[["a",{"top":"x"}]]', '[["a",{"top":1,"left":0,"selected":[],"row":1}]]'])(
    'read %j as nothing',
    (text) => {
      expect(readListViewStates(text)).toEqual([]);
    },
  );
});
