export { type Connections, connect, type Database } from './connect.ts';
export { migrate } from './migrations/migrate.ts';
export { once } from './once.ts';
export { type OpenDatabase, openDatabase } from './open.ts';
export { asJson, type Tables } from './tables.ts';
export { type DatabaseTransaction, transaction } from './transaction.ts';
