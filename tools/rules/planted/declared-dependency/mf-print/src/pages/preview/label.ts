import * as borrowed from 'lodash';

export const mine = borrowed;
