import { type Static, Type } from 'typebox';
import { BatchInput } from './batch.schema.ts';
import { Code, Id } from './common.schema.ts';

/** Reads of a portal page as somebody else: a person, or anybody who has one role and no other. */
export const PreviewReadsInput = Type.Object({
  as: Type.Union([Type.Literal('person'), Type.Literal('role')]),
  /** Of the person or of the role. */
  id: Id,
  pageCode: Code,
  calls: BatchInput.properties.calls,
});
export type PreviewReadsInput = Static<typeof PreviewReadsInput>;
