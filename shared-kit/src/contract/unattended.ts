/** The header of a call that a page makes while nobody works in it: it does not count as use of the session. */
export const unattendedHeader = 'x-unattended';
