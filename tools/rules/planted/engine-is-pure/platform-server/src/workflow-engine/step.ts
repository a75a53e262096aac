import * as borrowed from 'node:fs';

export const mine = borrowed;
