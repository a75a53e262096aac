import * as borrowed from 'axios';

export const mine = borrowed;
