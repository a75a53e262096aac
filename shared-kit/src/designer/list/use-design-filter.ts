import { useSearchParams } from 'react-router-dom';

/** The designs that the list shows, as its address says. */
interface DesignFilter {
  readonly keyword: string;
  readonly showsRetired: boolean;
  search(keyword: string): void;
  showRetired(isShown: boolean): void;
}

/** Keeps in the address of the list which designs it shows. */
export function useDesignFilter(): DesignFilter {
  const [params, setParams] = useSearchParams();
  const keyword = params.get('keyword') ?? '';
  const showsRetired = params.get('retired') === '1';
  const show = (text: string, isShown: boolean) =>
    setParams({ ...(text === '' ? {} : { keyword: text }), ...(isShown ? { retired: '1' } : {}) }, { replace: true });
  return {
    keyword,
    showsRetired,
    search: (text) => show(text, showsRetired),
    showRetired: (isShown) => show(keyword, isShown),
  };
}
