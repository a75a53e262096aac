import * as borrowed from 'chalk';

export const mine = borrowed;
