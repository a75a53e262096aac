import { Type } from 'typebox';
import { text } from '../../contract/document-parts.schema.ts';
import { Name } from '../schema-parts.ts';
import type { SettingsOf } from '../settings-type.ts';

/** Widget of a remote: the remote, the id of its contribution, and values of its settings, which the remote declares. */
export const ContributedSettings = Type.Object({
  remote: Name,
  widget: Name,
  values: Type.Record(Name, Type.Union([text(2000), Type.Number(), Type.Boolean()]), { maxProperties: 30 }),
});
export type ContributedSettings = SettingsOf<typeof ContributedSettings>;
