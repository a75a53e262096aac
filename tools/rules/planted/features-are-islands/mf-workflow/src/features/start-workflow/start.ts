import * as borrowed from '../compare/compare.ts';

export const mine = borrowed;
