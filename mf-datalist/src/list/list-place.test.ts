import { placeOf, readPlaces, startPlace, withPlace } from './list-place.model.ts';

const place = (top: number) => ({ top, left: 0, selected: ['a'], row: 'b' });

describe('places in lists', () => {
  it('come back by their history entry', () => {
    const places = withPlace(withPlace([], 'one', place(1)), 'two', place(2));
    expect(placeOf(readPlaces(JSON.stringify(places)), 'one')).toEqual(place(1));
    expect(placeOf(places, 'three')).toEqual(startPlace);
  });

  it('forget the oldest of many', () => {
    const places = Array.from({ length: 40 }, (_, index) => index).reduce(
      (known, index) => withPlace(known, String(index), place(index)),
      readPlaces(null),
    );
    expect(places).toHaveLength(30);
    expect(placeOf(places, '9')).toEqual(startPlace);
    expect(placeOf(places, '39')).toEqual(place(39));
  });

  it.each(['', 'null', '{}', '[[1,2]]', '[["a",{"top":"x"}]]', '[["a",{"top":1,"left":0,"selected":[],"row":1}]]'])(
    'read %j as nothing',
    (text) => {
      expect(readPlaces(text)).toEqual([]);
    },
  );
});
