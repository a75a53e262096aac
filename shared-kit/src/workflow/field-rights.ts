/** Right of an activity, or of the start, on a field of its record; it only narrows what roles allow. */
export interface FieldRight {
  /** Code of a field, or a column of a sub-table as `lines.price`. */
  readonly code: string;
  readonly visible: boolean;
  readonly writable: boolean;
  /**
   * True where it must have a value when the action is carried out; asked with submit, agree and the start, not to keep or to
   * send back.
   */
  readonly required: boolean;
}

/** Nodes at which people have the form before them. */
export type FormNodeType = 'start' | 'approve' | 'handle' | 'circulate';

/** Rights on every field of which a node says nothing. */
export const usualRights: Readonly<Record<FormNodeType, Omit<FieldRight, 'code'>>> = {
  start: { visible: true, writable: true, required: false },
  handle: { visible: true, writable: true, required: false },
  approve: { visible: true, writable: false, required: false },
  circulate: { visible: true, writable: false, required: false },
};

/** Returns whether rights contradict each other: what must be filled in can be, and what can be is seen. */
export function contradicts({ visible, writable, required }: FieldRight): boolean {
  return (required && !writable) || (writable && !visible);
}

/** Fields, and columns as `lines.price`, by what a node lets people do; what is in none of them is as roles say. */
export interface NodeLimits {
  readonly hidden: readonly string[];
  readonly readOnly: readonly string[];
  readonly required: readonly string[];
  /** Sub-tables of which only columns are opened: their rows are filled in, but none comes or goes. */
  readonly fixedRows: readonly string[];
}

/**
 * Returns the limits of a node on the fields with these paths (columns as `lines.price`): those that are kept from
 * its people, those they cannot change, the hidden ones among them, and those they must fill in. A column is no more
 * than its sub-table is: of one that is only read, no column is changed.
 */
export function limitsAt(type: FormNodeType, fields: readonly FieldRight[], paths: readonly string[]): NodeLimits {
  const given = new Map(fields.map((right) => [right.code, right]));
  const opened = new Set(fields.flatMap(({ code, writable }) => (writable ? [code, tableOf(code)] : [])));
  const may = (path: string, right: 'visible' | 'writable') => {
    const own = given.get(path);
    if (own !== undefined) return own[right];
    const table = given.get(tableOf(path));
    if (path.includes('.') && table !== undefined) return table[right];
    // A sub-table of which one column is to be filled in is open for it.
    return right === 'writable' ? usualRights[type].writable || opened.has(path) : usualRights[type].visible;
  };
  const isSeen = (path: string) => may(path, 'visible') && (!path.includes('.') || may(tableOf(path), 'visible'));
  const isOpen = (path: string) => isSeen(path) && may(path, 'writable');
  return {
    hidden: paths.filter((path) => !isSeen(path)),
    readOnly: paths.filter((path) => !isOpen(path)),
    required: paths.filter((path) => given.get(path)?.required === true),
    fixedRows: paths.filter(
      (path) => isOpen(path) && !given.has(path) && !usualRights[type].writable && opened.has(path),
    ),
  };
}

const tableOf = (path: string): string => path.split('.')[0] ?? path;

/** Fields of a model and columns by their paths, for limitsAt; what the platform keeps is left out. */
export function pathsOfForm(
  properties: readonly {
    readonly code: string;
    readonly system?: boolean;
    readonly subSchema?: { readonly properties: readonly { readonly code: string }[] };
  }[],
): readonly string[] {
  const filled = properties.filter(({ system }) => system !== true);
  return filled.flatMap(({ code, subSchema }) => [
    code,
    ...(subSchema?.properties ?? []).map((column) => `${code}.${column.code}`),
  ]);
}
