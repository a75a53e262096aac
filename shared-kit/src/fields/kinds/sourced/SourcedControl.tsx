import { Button, Spin } from 'antd/es';
import type { ReactNode } from 'react';
import { commonTexts } from '../../../i18n/common.texts.ts';
import { fieldUiTexts } from '../../field-ui.texts.ts';
import { useFormValue } from '../../form-fill.tsx';
import type { FieldOption } from '../../property.ts';
import { sourcedTexts } from './sourced.texts.ts';
import type { SourcedControlProps } from './sourced-control-props.ui.ts';
import { SourcedSelect } from './SourcedSelect.tsx';
import { useOptionList } from './use-option-list.ts';
import { useStillChosen } from './use-still-chosen.ts';

/** More options than these are not seen at a glance: they go into a list that opens. */
const mostInSight = 20;

/** Chooses among options that come from records. */
export function SourcedControl(props: SourcedControlProps) {
  const { source, value, renderAll, onChange } = props;
  const beside = useFormValue(source.match?.equals);
  useStillChosen(source, { value, beside, onChange });
  if (renderAll === undefined) return <SourcedSelect {...props} beside={beside} />;
  return <InSight {...props} renderAll={renderAll} beside={beside} />;
}

interface InSightProps extends SourcedControlProps {
  readonly beside: unknown;
  readonly renderAll: (options: readonly FieldOption[]) => ReactNode;
}

function InSight({ renderAll, beside, ...props }: InSightProps) {
  const { source, value } = props;
  const t = sourcedTexts.useT();
  const fieldWords = fieldUiTexts.useT();
  const common = commonTexts.useT();
  const { list, found } = useOptionList(source, { isWanted: true, typed: '', beside });
  if (found.value === null && found.isLoading) return <Spin size="small" />;
  if (found.hasFailed) {
    return (
      <span role="alert">
        {fieldWords('loadFailed')}
        <Button type="link" size="small" onClick={found.retry}>
          {common('retry')}
        </Button>
      </span>
    );
  }
  const shown = [...new Set([...list.options, ...value])];
  if (shown.length === 0) return <span>{t(list.isRefused ? 'refused' : 'none')}</span>;
  if (!list.isWhole || shown.length > mostInSight) return <SourcedSelect {...props} beside={beside} />;
  return renderAll(shown.map((text) => ({ value: text, name: text })));
}
