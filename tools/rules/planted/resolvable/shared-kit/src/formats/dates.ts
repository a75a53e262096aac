import * as borrowed from './nowhere.ts';

export const mine = borrowed;
