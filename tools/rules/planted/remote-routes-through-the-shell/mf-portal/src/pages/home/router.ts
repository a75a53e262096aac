import * as borrowed from 'react-router';

export const mine = borrowed;
