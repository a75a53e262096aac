export const theirs = 1;
