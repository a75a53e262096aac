import * as borrowed from '../platform-server/src/app.ts';

export const mine = borrowed;
