import * as borrowed from 'kysely';

export const mine = borrowed;
