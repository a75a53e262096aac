/** The errors that name a file that people wrote, with the place and what is wrong there. */
export type InvalidFile = 'packageInvalid' | 'organisationInvalid';
