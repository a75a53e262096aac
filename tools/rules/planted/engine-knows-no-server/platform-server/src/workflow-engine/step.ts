import * as borrowed from '../database/clock.ts';

export const mine = borrowed;
