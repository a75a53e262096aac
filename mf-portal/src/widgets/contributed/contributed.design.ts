import { CodeOutlined } from '@portico/shared-kit/ui/icons';
import { ContributedEditor } from '../../designer/editors/ContributedEditor.tsx';
import { defineWidgetDesign } from '../widget-design.ts';
import { contributedTexts } from './contributed.texts.ts';

/** A widget of another remote in the designer, with the settings that the remote declares. */
export const contributedDesign = defineWidgetDesign({
  type: 'Contributed',
  category: null,
  nameIn: (locale) => contributedTexts.t(locale, 'name'),
  Icon: CodeOutlined,
  fields: [],
  Editor: ContributedEditor,
});
