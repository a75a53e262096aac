import * as borrowed from './files.routes.ts';

export const mine = borrowed;
