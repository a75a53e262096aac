/** Exports that remotes may import from `@reduxjs/toolkit`; the store and the API are the host's. Add a line when a page needs one more. */
export { createSelector, nanoid } from '@reduxjs/toolkit';
