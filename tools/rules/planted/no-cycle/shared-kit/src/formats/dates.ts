import * as borrowed from './zones.ts';

export const mine = borrowed;
