export { type Connections, type Database, listsOf } from './connect.ts';
export { transactionOnce } from './once.ts';
export { openDatabase, pingDatabase } from './open.ts';
export { asJson, type Tables } from './tables.ts';
export { type DatabaseTransaction, transaction } from './transaction.ts';
