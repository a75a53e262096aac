import { AppstoreOutlined } from '@portico/shared-kit/ui/icons';
import { defineWidgetDesign } from '../widget-design.ts';
import { myApplicationTexts } from './my-application.texts.ts';

/** The reader's applications in the designer. */
export const myApplicationDesign = defineWidgetDesign({
  type: 'MyApplication',
  category: 'data',
  nameIn: (locale) => myApplicationTexts.t(locale, 'name'),
  Icon: AppstoreOutlined,
  fields: [],
});
