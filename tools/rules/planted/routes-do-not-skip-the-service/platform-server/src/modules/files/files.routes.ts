import * as borrowed from './files.repository.ts';

export const mine = borrowed;
