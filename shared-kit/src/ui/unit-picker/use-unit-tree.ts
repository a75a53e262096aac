import { useEffect, useRef, useState } from 'react';
import { type UnitSource, unitPageSize } from './unit-source.ts';
import { type Branch, type Branches, type PickerRow, treeRows } from './unit-tree.model.ts';

const nothing: Branch = { departments: [], departmentTotal: null, people: [], peopleTotal: null, state: 'loading' };

interface UnitTree {
  readonly rows: readonly PickerRow[];
  /** Opens or closes a department; what is in it is fetched when it is first opened. */
  setOpen(departmentId: string, isOpen: boolean): void;
  /** Fetches what follows in a department, '' at the top; also after a failure. */
  fetchMore(departmentId: string): void;
}

/** The organisation's tree, fetched level by level while `isWanted`. A single department at the top is open. */
export function useUnitTree(
  source: UnitSource,
  { withPeople, isWanted }: { readonly withPeople: boolean; readonly isWanted: boolean },
): UnitTree {
  const [open, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const { branches, fetchMore } = useBranches(source, withPeople, (top) => setOpenIds((ids) => new Set(ids).add(top)));
  const missing = ['', ...open].find((id) => isWanted && !branches.has(id));
  const latestFetch = useRef(fetchMore);
  useEffect(() => {
    latestFetch.current = fetchMore;
  });
  useEffect(() => {
    if (missing !== undefined) latestFetch.current(missing);
  }, [missing]);
  return {
    rows: treeRows({ branches, open, withPeople }),
    setOpen: (id, isOpen) =>
      setOpenIds((ids) => (isOpen ? new Set(ids).add(id) : new Set([...ids].filter((each) => each !== id)))),
    fetchMore,
  };
}

/** Keeps the fetched branches of the tree. `onSingleTop` hears of a department that stands alone at the top. */
function useBranches(source: UnitSource, withPeople: boolean, onSingleTop: (id: string) => void) {
  const [branches, setBranches] = useState<Branches>(new Map());
  const abort = useRef<AbortController | null>(null);
  const inFlight = useRef(new Set<string>());
  useEffect(
    () => () => {
      abort.current?.abort();
      abort.current = null;
    },
    [],
  );
  const keep = (id: string, branch: Branch) => setBranches((known) => new Map(known).set(id, branch));
  const fetch = async (id: string, known: Branch, signal: AbortSignal) => {
    try {
      const branch = await nextPart(source, { id, known, withPeople }, signal);
      if (signal.aborted) return;
      keep(id, branch);
      const [top, another] = branch.departments;
      if (id === '' && top !== undefined && another === undefined) onSingleTop(top.id);
    } catch {
      if (!signal.aborted) keep(id, { ...known, state: 'failed' });
    } finally {
      inFlight.current.delete(id);
    }
  };
  const fetchMore = (id: string) => {
    if (inFlight.current.has(id)) return;
    const known = branches.get(id) ?? nothing;
    abort.current ??= new AbortController();
    inFlight.current.add(id);
    keep(id, { ...known, state: 'loading' });
    void fetch(id, known, abort.current.signal);
  };
  return { branches, fetchMore };
}

/** The branch with its next page: departments first, people once all departments are there. */
async function nextPart(
  source: UnitSource,
  { id, known, withPeople }: { readonly id: string; readonly known: Branch; readonly withPeople: boolean },
  signal: AbortSignal,
): Promise<Branch> {
  const wantsPeople = withPeople && id !== '';
  const lacksDepartments = known.departmentTotal === null || known.departments.length < known.departmentTotal;
  const isFirst = known.departmentTotal === null;
  const page = (fetched: number) => Math.floor(fetched / unitPageSize);
  const [departments, people] = await Promise.all([
    lacksDepartments ? source.departments(id || null, page(known.departments.length), signal) : null,
    wantsPeople && (isFirst || !lacksDepartments) ? source.people(id, page(known.people.length), signal) : null,
  ]);
  return {
    departments: [...known.departments, ...(departments?.content ?? [])],
    departmentTotal: totalOf(departments, known.departments.length) ?? known.departmentTotal,
    people: [...known.people, ...(people?.content ?? [])],
    peopleTotal: totalOf(people, known.people.length) ?? known.peopleTotal,
    state: 'ready',
  };
}

/** A page without entries is the last one, whatever was counted before. */
function totalOf(
  page: { readonly content: readonly unknown[]; readonly totalElements: number } | null,
  fetched: number,
) {
  if (page === null) return null;
  return page.content.length === 0 ? fetched : page.totalElements;
}
