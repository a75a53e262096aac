import * as borrowed from 'react-redux';

export const mine = borrowed;
