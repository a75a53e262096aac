import { Cascader } from 'antd/es';
import { useState } from 'react';
import { useLocale } from '../../../i18n/locale-hook.ts';
import { useClear } from '../../../ui/input/use-clear.tsx';
import { controlLooks } from '../control-looks.ts';
import { LoadHint } from '../LoadHint.tsx';
import { useLoaded } from '../use-loaded.ts';
import { addressLevels, type AddressValue, areaText } from './address-value.ts';
import styles from './Address.module.css';
import type { Region } from './regions.ts';

/** Props of the control that chooses an area. */
export interface RegionCascaderProps {
  readonly id?: string | undefined;
  readonly label: string;
  readonly placeholder: string;
  readonly value: AddressValue | null;
  readonly levels: number;
  /** True where a province or a city alone may be chosen. */
  readonly mayStop: boolean;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
  /** Hears the chosen levels, or null when it is emptied. */
  onChange(value: AddressValue | null): void;
}

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly children?: Choice[];
}

/** The data travel when a list is opened for the first time. */
const loadRegions = () => import('./regions.ts');

function choicesOf(regions: readonly Region[], levels: number): Choice[] {
  return regions.map(({ code, name, children }) => ({
    value: code,
    label: name,
    ...(levels > 1 && children.length > 0 ? { children: choicesOf(children, levels - 1) } : {}),
  }));
}

const popupLooks = { popup: { root: styles.lists } };
const fieldNames = { value: 'value', label: 'label', children: 'children' } as const;

/** Chooses province, city and area from lists side by side, or by typing a part of a name. */
export function RegionCascader(props: RegionCascaderProps) {
  const { value, levels, mayStop, placeholder, onChange } = props;
  const locale = useLocale();
  const clear = useClear();
  const [isWanted, setIsWanted] = useState(false);
  const loaded = useLoaded(
    async () => {
      const { addressOf, regions } = await loadRegions();
      return { addressOf, choices: choicesOf(regions, levels), regions };
    },
    { key: String(levels), isWanted },
  );
  const codes = addressLevels.flatMap(([code]) => value?.[code] ?? []);
  const handleChange = (path: readonly (string | number | null)[] | undefined) => {
    if (path === undefined || path.length === 0 || loaded.value === null) return onChange(null);
    onChange(loaded.value.addressOf(regionsOn(loaded.value.regions, path)));
  };
  return (
    <Cascader<Choice>
      {...controlLooks(props)}
      style={{ width: '100%' }}
      fieldNames={fieldNames}
      placeholder={placeholder}
      allowClear={clear}
      changeOnSelect={mayStop}
      showSearch={{ limit: 50 }}
      options={loaded.value?.choices ?? []}
      value={codes}
      classNames={popupLooks}
      notFoundContent={<LoadHint loaded={loaded} />}
      // The names of what is chosen travel with it, so that they are there before the lists are.
      displayRender={() => areaText(value, locale)}
      onOpenChange={(open) => setIsWanted((was) => was || open)}
      onChange={handleChange}
    />
  );
}

function regionsOn(regions: readonly Region[], [code, ...rest]: readonly (string | number | null)[]): Region[] {
  const region = regions.find((each) => each.code === code);
  return region === undefined ? [] : [region, ...regionsOn(region.children, rest)];
}
