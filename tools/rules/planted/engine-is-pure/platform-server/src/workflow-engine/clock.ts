import * as borrowed from 'luxon';

export const mine = borrowed;
