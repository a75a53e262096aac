import { useSearchParams } from 'react-router-dom';

/** The order of a search as the address holds it (`sort`); the first of the orders is left out there. */
export function useOrder<K extends string>(orders: readonly [K, ...K[]]): readonly [K, (order: K) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('sort');
  const order = orders.find((each) => each === asked) ?? orders[0];
  const change = (wanted: K) =>
    setSearch((held) => {
      const next = new URLSearchParams(held);
      if (wanted === orders[0]) next.delete('sort');
      else next.set('sort', wanted);
      next.delete('page');
      return next;
    });
  return [order, change];
}
