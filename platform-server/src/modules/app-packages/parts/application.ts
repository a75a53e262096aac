import { findGroupId } from '../app-packages.repository.ts';
import type { AppPackage } from '../read-package.ts';
import { type Applying, type PackagePart, putStep, type Step } from './part.ts';

type Group = NonNullable<AppPackage['application']['group']>;

/** The application itself, after the group it is in. */
export const putApplication: PackagePart = async (applying, { application }) => {
  const { corpId, newId } = applying.platform;
  const { code, name, name_i18n = null, logoUrl = null, type = null, group, sortKey = 0, version = 1 } = application;
  const { roles = null } = application;
  const { groupId, steps } = group === undefined ? { groupId: null, steps: [] } : await putGroup(applying, group);
  const texts = { name, name_i18n, logo_url: logoUrl, type };
  const values = { ...texts, group_id: groupId, sort_key: sortKey, version, role_codes: roles };
  const row = { key: { corp_id: corpId, code }, values, onCreate: { id: newId() } };
  return [
    ...steps,
    ...(await putStep(applying, 'application', row, { target: 'application', detail: `${code} version ${version}` })),
  ];
};

async function putGroup(applying: Applying, group: Group): Promise<{ groupId: string; steps: Step[] }> {
  const { corpId, newId } = applying.platform;
  const { code, name, name_i18n = null, sortKey = 0 } = group;
  const groupId = (await findGroupId(applying.db, corpId, code)) ?? newId();
  const row = { key: { corp_id: corpId, id: groupId }, values: { code, name, name_i18n, sort_key: sortKey } };
  return { groupId, steps: await putStep(applying, 'app_group', row, { target: 'group', detail: code }) };
}
