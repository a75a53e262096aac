/**
 * Codes that stand in the place of a model for attached files that belong to no record: only the person who uploaded
 * them reads them. Own signatures by person, files of opinions that are kept for later by work item and person.
 */
export const fileLocations = { signature: '$signature', draft: '$opinion' } as const;
