import { Type } from 'typebox';
import { Id } from './common.schema.ts';
import type { RecordId as RecordIdType } from './ids.ts';

/** Schema of the id of a record: what passes it is a `RecordId`. */
export const RecordId = Type.Unsafe<RecordIdType>(Id);
