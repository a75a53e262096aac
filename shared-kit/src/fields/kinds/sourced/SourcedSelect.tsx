import { Select, Spin } from 'antd/es';
import { type UIEvent, useState } from 'react';
import { useClear } from '../../../ui/input/use-clear.tsx';
import { controlLooks } from '../control-looks.ts';
import { LoadHint } from '../LoadHint.tsx';
import type { OptionList } from './load-options.ts';
import { sourcedTexts } from './sourced.texts.ts';
import type { SourcedControlProps } from './sourced-control-props.ui.ts';
import { useOptionList } from './use-option-list.ts';
import { severalChoices } from '../../../ui/input/several-choices.ts';

/** A narrow column of a sub-table must not cut what there is to choose. */
const readable = { popup: { root: { minWidth: 'min(240px, 90vw)' } } };

type Props = Omit<SourcedControlProps, 'renderAll'> & { readonly beside: unknown };

/** Options of records in a list that opens; asks the server only while it is open. */
export function SourcedSelect(props: Props) {
  const { value, isMultiple, mayType = false, placeholder, onChange } = props;
  const clear = useClear();
  const search = useSearch(props);
  const { list, found, typed } = search;
  const own = mayType && typed !== '' && !list.options.includes(typed) && !typed.includes(';') ? [typed] : [];
  return (
    <Select<string | string[]>
      {...controlLooks(props)}
      {...(isMultiple ? { ...severalChoices, maxTagCount: 'responsive' as const } : {})}
      {...(placeholder === undefined ? {} : { placeholder })}
      style={{ width: '100%' }}
      allowClear={clear}
      {...search.control}
      styles={readable}
      value={isMultiple ? [...value] : (value[0] ?? null)}
      options={[...own, ...list.options].map((text) => ({ value: text, label: text }))}
      notFoundContent={<OptionHint list={list} found={found} typed={typed} />}
      loading={found.isLoading}
      onChange={(choice: string | string[] | undefined) => onChange([choice ?? []].flat())}
    />
  );
}

function useSearch({ source, beside }: Props) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { list, found, more, isLocal } = useOptionList(source, { isWanted: open, typed, beside });
  const onOpenChange = (isOpen: boolean) => {
    setOpen(isOpen);
    if (!isOpen) setTyped('');
  };
  const onPopupScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const { scrollTop, clientHeight, scrollHeight } = currentTarget;
    if (scrollTop + clientHeight > scrollHeight - 60) more?.();
  };
  const showSearch = { onSearch: setTyped, ...(isLocal ? { optionFilterProp: 'label' } : { filterOption: false }) };
  return { list, found, typed: typed.trim(), control: { open, onOpenChange, onPopupScroll, showSearch } };
}

interface HintProps {
  readonly list: OptionList;
  readonly found: Parameters<typeof LoadHint>[0]['loaded'];
  readonly typed: string;
}

/** Hint that an opened list shows in place of options. */
function OptionHint({ list, found, typed }: HintProps) {
  const t = sourcedTexts.useT();
  if (found.isLoading) return <Spin size="small" />;
  if (!found.hasFailed && list.isRefused) return t('refused');
  if (!found.hasFailed && typed === '') return t('none');
  return <LoadHint loaded={found} />;
}
