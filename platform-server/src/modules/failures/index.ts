export { registerFailures } from './failures.routes.ts';
