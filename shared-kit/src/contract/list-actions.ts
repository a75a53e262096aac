/** Kinds of target of a list's button (list spec, section 3: associationType; 1 starts a workflow). */
export const actionAssociations = { workflow: 1, form: 2 } as const;
