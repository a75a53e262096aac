import * as borrowed from '@reduxjs/toolkit';

export const mine = borrowed;
