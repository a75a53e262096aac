/**
 * Where files are attached that belong to no record, in the place of its model: only who uploaded them reads them. Own
 * signatures by person, files of opinions that are kept for later by work item and person.
 */
export const filePlaces = { signature: '$signature', draft: '$opinion' } as const;
