import { QuestionCircleOutlined } from '@portico/shared-kit/ui/icons';
import { defineWidgetDesign } from '../widget-design.ts';
import { unknownTexts } from './unknown.texts.ts';

/** A widget that this version does not have: moved and removed, and else left as it is. */
export const unknownDesign = defineWidgetDesign({
  type: 'Unknown',
  category: null,
  nameIn: (locale) => unknownTexts.t(locale, 'name'),
  Icon: QuestionCircleOutlined,
  fields: [],
});
