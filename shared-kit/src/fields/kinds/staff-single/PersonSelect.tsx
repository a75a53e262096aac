import { Select } from 'antd/es';
import { useState } from 'react';
import { useLocale } from '../../../i18n/current-locale.ts';
import { useFieldServices } from '../../field-services.tsx';
import { LoadHint } from '../LoadHint.tsx';
import { type UnitSelectProps, useUnitSelectLooks } from '../unit-ui.tsx';
import { useLoaded } from '../use-loaded.ts';
import { unitName } from '../unit-values.ts';
import { staffSingleTexts } from './staff-single.texts.ts';

/** Chooses one or several people by searching; asks the server only while it is open. */
export function PersonSelect(props: UnitSelectProps) {
  const { value, isMultiple, onChange } = props;
  const looks = useUnitSelectLooks(props);
  const t = staffSingleTexts.useT();
  const locale = useLocale();
  const { found, ...search } = usePersonSearch();
  const known = new Map([...(found.value ?? []), ...value].map((person) => [person.id, person]));
  const handleIds = (ids: readonly string[]) => {
    onChange(ids.map((each) => known.get(each)).filter((person) => person !== undefined));
  };
  const chosen = value.map((person) => ({ value: person.id, label: unitName(person, locale) }));
  return (
    <Select<{ value: string } | { value: string }[]>
      {...looks}
      {...(isMultiple ? { mode: 'multiple' as const, maxTagCount: 'responsive' as const } : {})}
      placeholder={t('searchPeople')}
      {...search}
      value={isMultiple ? chosen : (chosen[0] ?? null)}
      options={(found.value ?? []).map((person) => ({ value: person.id, label: unitName(person, locale) }))}
      notFoundContent={<LoadHint loaded={found} />}
      loading={found.isLoading}
      onChange={(choice: { value: string } | { value: string }[] | undefined) =>
        handleIds([choice ?? []].flat().map((each) => each.value))
      }
    />
  );
}

/** People that match what is typed; asked for only while the picker is open. */
function usePersonSearch() {
  const services = useFieldServices();
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const found = useLoaded((signal) => services.searchUsers(query, signal), {
    key: query,
    isWanted: open,
    delay: query === '' ? 0 : 250,
  });
  const onOpenChange = (isOpen: boolean) => {
    setOpen(isOpen);
    if (!isOpen) setQuery('');
  };
  return { found, open, onOpenChange, showSearch: { filterOption: false, onSearch: setQuery } };
}
