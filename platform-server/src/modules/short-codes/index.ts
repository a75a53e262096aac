export { registerShortCodes } from './short-codes.routes.ts';
export { type ShortCodeService, shortCodeService, shortCodesForgotten } from './short-codes.service.ts';
