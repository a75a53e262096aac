import { FolderOutlined } from '@portico/shared-kit/ui/icons';
import { defineWidgetDesign } from '../widget-design.ts';
import { newGridTexts } from './new-grid.texts.ts';

/** A container in the designer. */
export const newGridDesign = defineWidgetDesign({
  type: 'NewGrid',
  category: 'layout',
  nameIn: (locale) => newGridTexts.t(locale, 'name'),
  Icon: FolderOutlined,
  fields: [{ code: 'showTitle', label: 'showTitle', control: 'switch' }],
});
