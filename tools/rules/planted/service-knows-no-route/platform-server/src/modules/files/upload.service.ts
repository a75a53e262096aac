import * as borrowed from 'fastify';

export const mine = borrowed;
