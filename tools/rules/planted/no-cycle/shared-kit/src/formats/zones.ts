import * as borrowed from './dates.ts';

export const mine = borrowed;
