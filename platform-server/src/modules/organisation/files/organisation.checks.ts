/** Reading an organisation, for the thread of checks: deep or large files take seconds. */
export { readOrganisation } from './read-organisation.ts';
