declare const kindOf: unique symbol;

/** Text that is the id of one kind of thing; neither that of another kind nor plain text is one. */
type Branded<K extends string> = string & { readonly [kindOf]: K };
/** Text that is the id or code of one kind of thing where plain text is taken for one, that of another kind is not. */
type Tagged<K extends string> = string & { readonly [kindOf]?: K };

/** A value as it is on the wire, where ids are plain text: what tests write and what a client sends. */
export type Wire<T> = T extends Branded<string> ? string : T extends object ? { [K in keyof T]: Wire<T[K]> } : T;

/** Id of a record of a business model. */
export type RecordId = Branded<'record'>;

/** Code of a business model. */
export type ModelCode = Tagged<'model'>;

/** Code of a form of a model. */
export type FormCode = Tagged<'form'>;

/** Code of a list view of a model. */
export type ViewCode = Tagged<'view'>;

/** Id of a work item of a workflow. */
export type WorkItemId = Tagged<'workItem'>;

/** Id of an instance of a workflow. */
export type InstanceId = Tagged<'instance'>;

/** Id of a user. */
export type UserId = Tagged<'user'>;

/** Returns text that is known to be the id of a record, as that of an address or of a database row, as one. */
export const asRecordId = (text: string) => text as RecordId;
