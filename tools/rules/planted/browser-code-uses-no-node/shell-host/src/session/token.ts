import * as borrowed from 'node:crypto';

export const mine = borrowed;
