export { registerBuildFiles } from './static.routes.ts';
