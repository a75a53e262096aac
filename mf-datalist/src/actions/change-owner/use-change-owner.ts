import { usePortalDispatch } from '@portico/shared-kit/api';
import { useGetNoPresentationNumberQuery, useModifyOwnerMutation } from '@portico/shared-kit/api/record-batches.api';
import { useListUserDepartmentsQuery } from '@portico/shared-kit/api/organisation.api';
import { useHandOverAllFoundMutation } from '@portico/shared-kit/api/record-jobs.api';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { UserDepartment } from '@portico/shared-kit/contract/organisation.schema';
import type { ModifyOwnerInput } from '@portico/shared-kit/contract/record-batches.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import type { PersonValue } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { useEffect, useState } from 'react';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { offerUndo } from '../../list/offer-undo.ts';
import { useListState } from '../../list/use-list-state.ts';
import type { AllMatches } from '../all-found/change-all-found.tsx';
import { changeOwnerTexts } from './change-owner.texts.ts';

/** Seconds that it is told that none of the records may be handed over. */
const partlyShown = 4;

/** The records to hand over, and the list they were chosen in. */
export interface OwnerChange {
  readonly config: ListConfig;
  readonly records: readonly BizRecord[];
  /** All records that the list finds, in the place of `records`. */
  readonly all?: AllMatches;
  /** Reads the list again: what it says of these records is old. */
  readonly refresh: () => void;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const none: readonly UserDepartment[] = [];

/** Keeps the new owner: the person, the department that was chosen or is theirs, and the note about it. */
function useNewOwner() {
  const [owner, setOwner] = useState<PersonValue | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [remark, setRemark] = useState('');
  const { currentData = none, isFetching } = useListUserDepartmentsQuery(owner?.id ?? '', { skip: owner === null });
  const departments = owner === null ? none : currentData;
  const main = departments.find(({ isMain }) => isMain) ?? departments[0];
  const ownerDeptId = departments.some(({ deptId }) => deptId === chosen) ? chosen : (main?.deptId ?? null);
  return {
    owner,
    setOwner,
    departments,
    isLoading: isFetching,
    ownerDeptId,
    setDepartment: setChosen,
    remark,
    setRemark,
  };
}

type OwnerChangeSelection = Omit<ModifyOwnerInput, 'ownerId'>;

/** The chosen records as the list shows them. */
function useOwnerChangeSelection({ config, records }: OwnerChange): OwnerChangeSelection {
  const { page, size } = useListState(config).state;
  return { schemaCode: config.schemaCode, isSheet: false, page, size, objectIds: records.map(({ id }) => id) };
}

/** Returns the number of the records that the user may not change; where it is all of them the dialog says so and closes. */
function useRefused(selection: OwnerChangeSelection, { config, records, all, refresh, onClose }: OwnerChange) {
  const t = changeOwnerTexts.useT();
  const toast = useToast();
  const asked = { ...selection, queryCode: config.view.code };
  const { data, isFetching, error, refetch } = useGetNoPresentationNumberQuery(asked, { skip: all !== undefined });
  const isRefused = data !== undefined && data.count === records.length;
  useEffect(() => {
    if (!isRefused) return;
    toast.warning(t('allRefused'), partlyShown);
    onClose();
    refresh();
  }, [isRefused, onClose, refresh, t, toast]);
  return { refused: data?.count ?? 0, isChecking: isFetching || isRefused, error, retry: () => void refetch() };
}

/** Hands the records over and tells how many have a new owner. */
function useHandOver(selection: OwnerChangeSelection, { all, onDone }: OwnerChange) {
  const t = changeOwnerTexts.useT();
  const toast = useToast();
  const mobile = useIsPhone();
  const [dispatch, locale] = [usePortalDispatch(), useLocale()];
  const [modify, { isLoading: isSaving }] = useModifyOwnerMutation();
  const [modifyAll, { isLoading: isBeginning }] = useHandOverAllFoundMutation();
  const handOver = async (to: Pick<ModifyOwnerInput, 'ownerId' | 'ownerDeptId' | 'remark'>) => {
    if (all !== undefined) {
      if (await all.begin((list) => modifyAll({ ...list, ...to }))) onDone();
      return;
    }
    const answer = await modify({ ...selection, mobile, ...to });
    // A failed write is told by the API's own rule, and the entries stay.
    if (answer.error) return;
    const { successCount: done, errorCount: failed, operationId } = answer.data;
    const text = failed > 0 ? t('partly', { done, failed }) : t('done');
    if (done === 0) toast.error(t('none'));
    else offerUndo({ toast, dispatch, locale }, { text, isPartly: failed > 0, operationId });
    onDone();
  };
  return { handOver, isSaving: isSaving || isBeginning };
}

/** Returns the state and the actions of the dialog. */
export function useChangeOwner(change: OwnerChange) {
  const t = changeOwnerTexts.useT();
  const toast = useToast();
  const shown = useOwnerChangeSelection(change);
  const refusal = useRefused(shown, change);
  const entry = useNewOwner();
  const { handOver, isSaving } = useHandOver(shown, change);
  const save = () => {
    const { owner, ownerDeptId } = entry;
    const remark = entry.remark.trim();
    if (owner === null) toast.info(t('ownerMissing'));
    else void handOver({ ownerId: owner.id, ownerDeptId, ...(remark === '' ? {} : { remark }) });
  };
  return { entry, total: change.all?.count ?? change.records.length, ...refusal, isSaving, save };
}

/** Model that the parts of the dialog share. */
export type ChangeOwnerModel = ReturnType<typeof useChangeOwner>;
