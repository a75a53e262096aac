import { defineWidget } from '../widget-definition.ts';
import { Unknown } from './Unknown.tsx';
import { unknownTexts } from './unknown.texts.ts';

/** A widget that this version cannot read. */
export const unknown = defineWidget({
  type: 'Unknown',
  useName: () => unknownTexts.useT()('name'),
  Body: Unknown,
});
