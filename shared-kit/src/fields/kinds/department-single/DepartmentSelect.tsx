import { TreeSelect } from 'antd/es';
import { useState } from 'react';
import { useFieldServices } from '../../field-services.tsx';
import { LoadHint } from '../LoadHint.tsx';
import { type UnitSelectProps, useUnitSelectLooks } from '../unit-ui.tsx';
import { useLoaded } from '../use-loaded.ts';
import { departmentSingleTexts } from './department-single.texts.ts';

interface LabelledId {
  readonly value: string;
  readonly label: string;
}

/** Chooses one or several departments from their tree, which is loaded when it is first opened. */
export function DepartmentSelect(props: UnitSelectProps) {
  const { value, isMultiple, onChange } = props;
  const looks = useUnitSelectLooks(props);
  const t = departmentSingleTexts.useT();
  const services = useFieldServices();
  const [wasOpened, setWasOpened] = useState(false);
  const tree = useLoaded((signal) => services.listDepartments(signal), { key: 'tree', isWanted: wasOpened });
  const departments = tree.value ?? [];
  const [expandedIds, setExpandedIds] = useState<readonly string[] | null>(null);
  // Until somebody folds or unfolds, the first level is open.
  const expanded = expandedIds ?? departments.filter((each) => each.parentId === null).map((root) => root.id);
  const chosen = value.map((department) => ({ value: department.id, label: department.name }));
  return (
    <TreeSelect<LabelledId | LabelledId[]>
      {...looks}
      {...(isMultiple ? { multiple: true, maxTagCount: 'responsive' as const } : {})}
      placeholder={t('chooseDepartment')}
      showSearch={{ treeNodeFilterProp: 'title' }}
      treeExpandedKeys={[...expanded]}
      onTreeExpand={(keys) => setExpandedIds(keys.map(String))}
      treeDataSimpleMode={{ id: 'value', pId: 'parentId' }}
      treeData={departments.map(({ id: departmentId, name, parentId }) => ({
        value: departmentId,
        title: name,
        parentId,
      }))}
      notFoundContent={<LoadHint loaded={tree} />}
      onOpenChange={(open) => open && setWasOpened(true)}
      {...(isMultiple ? { value: chosen } : chosen[0] ? { value: chosen[0] } : {})}
      onChange={(choice: LabelledId | LabelledId[] | undefined) =>
        onChange([choice ?? []].flat().map((each) => ({ id: each.value, name: each.label })))
      }
    />
  );
}
