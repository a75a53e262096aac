import { PlusOutlined } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd';
import { formDesignTexts } from '../form-design.texts.ts';
import { useFormDesigner } from '../form-designer.tsx';
import { addTab, mostTabs } from '../model/layout-edits.model.ts';
import { useNewTitle } from './use-new-title.ts';

/** Adds a tab with a section, and opens it. */
export function AddTab() {
  const t = formDesignTexts.useT();
  const { layout, isReadOnly, dispatch } = useFormDesigner();
  const newTitle = useNewTitle();
  if (isReadOnly || layout.parts.length > mostTabs) return null;
  const add = () => {
    const added = addTab(layout, newTitle('newTab'), newTitle('newSection'));
    if (added !== null) {
      dispatch({ type: 'edit', document: added.layout, selected: { kind: 'tab', code: added.code } });
    }
  };
  return (
    <Button type="text" size="small" icon={<PlusOutlined aria-hidden="true" />} onClick={add}>
      {t('addTab')}
    </Button>
  );
}
