import * as borrowed from './files.service.ts';

export const mine = borrowed;
