import { useGetSystemConfigQuery } from '@portico/shared-kit/api/system.api';

/** Returns the address at which administrators manage the organisation; null where this portal has no back-stage. */
export function useBackStage(): string | null {
  return useGetSystemConfigQuery().data?.backStageUrl ?? null;
}
