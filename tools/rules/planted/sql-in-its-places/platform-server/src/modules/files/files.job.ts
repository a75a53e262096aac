import * as borrowed from 'pg-boss';

export const mine = borrowed;
