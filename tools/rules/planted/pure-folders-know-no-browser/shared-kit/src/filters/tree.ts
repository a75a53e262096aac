import * as borrowed from '../api/index.ts';

export const mine = borrowed;
