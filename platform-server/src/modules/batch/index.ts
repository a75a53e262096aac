export { registerBatch } from './batch.routes.ts';
