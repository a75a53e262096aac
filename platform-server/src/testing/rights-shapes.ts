import { type RecordName, recordNames } from './rights-world.ts';

/** Names of records, in their order. */
export type Names = readonly RecordName[];

/** The records that somebody of one shape of permission reaches. */
interface RightsShape {
  readonly what: string;
  readonly view: Names;
  readonly edit: Names;
  readonly delete: Names;
  readonly changeOwner: Names;
  readonly adds: boolean;
  /** Of which records amounts and prices are seen; absent: of all that are seen. */
  readonly amount?: Names;
  readonly price?: Names;
}

const all = recordNames;
const none: Names = [];
/** Records that people of the world of rights reach, by their names. */
export const shapes: Readonly<Record<string, RightsShape>> = {
  olga: { what: 'own records', view: ['r1'], edit: ['r1'], delete: ['r1'], changeOwner: ['r1'], adds: true },
  dora: {
    what: "the department's",
    view: ['r1', 'r2'],
    edit: ['r1', 'r2'],
    delete: none,
    changeOwner: none,
    adds: false,
  },
  tina: {
    what: 'departments below, too',
    view: ['r1', 'r2', 'r3'],
    edit: none,
    delete: ['r1', 'r2', 'r3'],
    changeOwner: none,
    adds: false,
  },
  rita: { what: 'all, to read', view: all, edit: none, delete: none, changeOwner: none, adds: false },
  hana: { what: 'by condition', view: ['r4'], edit: ['r4'], delete: none, changeOwner: ['r4'], adds: false },
  bill: {
    what: 'all, but no amounts',
    view: all,
    edit: all,
    delete: all,
    changeOwner: all,
    adds: true,
    amount: none,
    price: none,
  },
  mira: {
    what: "all, but amounts of the department's only",
    view: all,
    edit: ['r1', 'r2'],
    delete: none,
    changeOwner: none,
    adds: false,
    amount: ['r1', 'r2'],
  },
  nora: { what: 'no role', view: none, edit: none, delete: none, changeOwner: none, adds: false },
  root: { what: 'the root administrator', view: all, edit: all, delete: all, changeOwner: all, adds: true },
};
