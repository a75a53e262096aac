import { Type } from 'typebox';
import { Code, Id } from './common.schema.ts';
import type * as ids from './ids.ts';

/** Schema of the id of a record: what passes it is a `RecordId`. */
export const RecordId = Type.Unsafe<ids.RecordId>(Id);
/** Schema of the code of a business model. */
export const ModelCode = Type.Unsafe<ids.ModelCode>(Code);
/** Schema of the code of a form. */
export const FormCode = Type.Unsafe<ids.FormCode>(Code);
/** Schema of the code of a list view. */
export const ViewCode = Type.Unsafe<ids.ViewCode>(Code);
/** Schema of the id of a work item. */
export const WorkItemId = Type.Unsafe<ids.WorkItemId>(Id);
/** Schema of the id of an instance of a workflow. */
export const InstanceId = Type.Unsafe<ids.InstanceId>(Id);
/** Schema of the id of a user. */
export const UserId = Type.Unsafe<ids.UserId>(Id);
