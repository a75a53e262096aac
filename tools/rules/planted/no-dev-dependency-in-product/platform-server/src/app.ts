import * as borrowed from 'fast-check';

export const mine = borrowed;
