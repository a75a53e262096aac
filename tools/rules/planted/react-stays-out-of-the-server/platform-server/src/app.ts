import * as borrowed from 'react';

export const mine = borrowed;
