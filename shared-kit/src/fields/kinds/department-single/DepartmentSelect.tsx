import { TreeSelect } from 'antd/es';
import { useState } from 'react';
import { useLocale } from '../../../i18n/current-locale.ts';
import { type DepartmentOption, useFieldServices } from '../../field-services.tsx';
import type { DepartmentValue } from '../../property.ts';
import { LoadHint } from '../LoadHint.tsx';
import { type UnitSelectProps, useUnitSelectLooks } from '../unit-ui.tsx';
import { unitName } from '../unit-values.ts';
import { useLoaded } from '../use-loaded.ts';
import { departmentSingleTexts } from './department-single.texts.ts';

/** A department without its place in the tree. */
function valueOf({ id, name, name_i18n }: DepartmentOption): DepartmentValue {
  return name_i18n ? { id, name, name_i18n } : { id, name };
}

interface LabelledId {
  readonly value: string;
  readonly label: string;
}

/** Chooses one or several departments from their tree, which is loaded when it is first opened. */
export function DepartmentSelect(props: UnitSelectProps) {
  const { value, isMultiple, onChange } = props;
  const looks = useUnitSelectLooks(props);
  const t = departmentSingleTexts.useT();
  const locale = useLocale();
  const services = useFieldServices();
  const [wasOpened, setWasOpened] = useState(false);
  const tree = useLoaded((signal) => services.listDepartments(signal), { key: 'tree', isWanted: wasOpened });
  const departments = tree.value ?? [];
  const [expandedIds, setExpandedIds] = useState<readonly string[] | null>(null);
  // Until somebody folds or unfolds, the first level is open.
  const expanded = expandedIds ?? departments.filter((each) => each.parentId === null).map((root) => root.id);
  const known = new Map([...departments.map(valueOf), ...value].map((unit) => [unit.id, unit]));
  const chosen = value.map((department) => ({ value: department.id, label: unitName(department, locale) }));
  return (
    <TreeSelect<LabelledId | LabelledId[]>
      {...looks}
      {...(isMultiple ? { multiple: true, maxTagCount: 'responsive' as const } : {})}
      placeholder={t('chooseDepartment')}
      showSearch={{ treeNodeFilterProp: 'title' }}
      treeExpandedKeys={[...expanded]}
      onTreeExpand={(keys) => setExpandedIds(keys.map(String))}
      treeDataSimpleMode={{ id: 'value', pId: 'parentId' }}
      treeData={departments.map((each) => ({
        value: each.id,
        title: unitName(each, locale),
        parentId: each.parentId,
      }))}
      notFoundContent={<LoadHint loaded={tree} />}
      onOpenChange={(open) => open && setWasOpened(true)}
      {...(isMultiple ? { value: chosen } : chosen[0] ? { value: chosen[0] } : {})}
      onChange={(choice: LabelledId | LabelledId[] | undefined) =>
        onChange([choice ?? []].flat().flatMap((each) => known.get(each.value) ?? []))
      }
    />
  );
}
