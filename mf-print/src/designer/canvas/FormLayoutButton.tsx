import { useLazyGetFormQuery } from '@portico/shared-kit/api/models.api';
import { useShell } from '@portico/shared-kit/remotes/react';
import { Button, Popconfirm } from 'antd';
import { templateOfForm } from '../model/form-template.model.ts';
import { templateTarget } from '../model/template-designer-state.model.ts';
import { templateDesignTexts } from '../template-design.texts.ts';
import { useTemplateDesigner } from '../template-designer.ts';

/** Button that lays the template out as its form looks; where something would be replaced, it asks first. */
export function FormLayoutButton() {
  const t = templateDesignTexts.useT();
  const { template } = useTemplateDesigner();
  const { isLoading, layOut } = useFormLayout();
  const isEmpty = template.pages.every(({ elements }) => elements.length === 0);
  const button = (onClick?: () => void) => (
    <Button size="small" loading={isLoading} {...(onClick === undefined ? {} : { onClick })}>
      {t('asForm')}
    </Button>
  );
  if (isEmpty) return button(() => void layOut());
  return (
    <Popconfirm
      title={t('asForm')}
      description={t('asFormHint')}
      okText={t('asForm')}
      cancelText={t('cancel')}
      onConfirm={() => void layOut()}
    >
      {button()}
    </Popconfirm>
  );
}

function useFormLayout() {
  const t = templateDesignTexts.useT();
  const shell = useShell();
  const { design, template, dispatch } = useTemplateDesigner();
  const [load, { isFetching }] = useLazyGetFormQuery();
  return {
    isLoading: isFetching,
    async layOut() {
      const { schemaCode, sheetCode: formCode } = design;
      const { data, error } = await load({ schemaCode, ...(formCode === null ? {} : { sheetCode: formCode }) });
      if (data === undefined) return shell.errors.show(error);
      const document = templateOfForm(template, data);
      dispatch({ type: 'change', document, words: t('asFormDone'), selected: [templateTarget] });
    },
  };
}
