/** The states every screen has, and the ways to tell the user something. */
export { copyText } from './copy-text.ts';
export { DisabledReason } from './DisabledReason.tsx';
export { Ellipsis } from './Ellipsis.tsx';
export { EmptyState, NoPermission, NoResult } from './EmptyState.tsx';
export { ErrorState } from './ErrorState.tsx';
export type { Failure } from './failure.model.ts';
export { OfflineBanner, useIsOnline } from './OfflineBanner.tsx';
export { SkeletonBar, CardsSkeleton, DelayedSkeleton, LinesSkeleton } from './Skeletons.tsx';
export { Spoken } from './Spoken.tsx';
export { StateBlock, type StateBlockProps } from './StateBlock.tsx';
export { type DeleteRequest, useConfirmDelete } from './use-confirm-delete.tsx';
export { useCopy } from './use-copy.ts';
export { skeletonDelay, useDelayed } from './use-delayed.ts';
export { type Toast, useToast } from './use-toast.tsx';
