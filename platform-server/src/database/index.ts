export { type Connections, type Database, listsOf } from './connect.ts';
export { filePlaces } from './file-places.ts';
export { type CountedUses, countUse, hashKey } from './limited-uses.ts';
export { transactionOnce } from './once.ts';
export { plannedForValues } from './named-statements.ts';
export { openDatabase, pingDatabase } from './open.ts';
export { asJson, type Tables } from './tables.ts';
export { openSignals } from './signals.ts';
export { afterCommit, type DatabaseTransaction, transaction } from './transaction.ts';
