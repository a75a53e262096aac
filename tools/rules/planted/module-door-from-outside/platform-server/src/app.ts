import * as borrowed from './modules/users/users.service.ts';

export const mine = borrowed;
