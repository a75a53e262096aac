import { LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';

/* Each page comes when it is opened. */
const WorkItemsPage = lazyWithRetry(async () => (await import('./workflow-center/WorkItemsPage.tsx')).WorkItemsPage);
const CcItemsPage = lazyWithRetry(async () => (await import('./workflow-center/CcItemsPage.tsx')).CcItemsPage);
const MyWorkflowsPage = lazyWithRetry(
  async () => (await import('./workflow-center/MyWorkflowsPage.tsx')).MyWorkflowsPage,
);
const StartWorkflowPage = lazyWithRetry(
  async () => (await import('./workflow-center/StartWorkflowPage.tsx')).StartWorkflowPage,
);
const DelegationPage = lazyWithRetry(async () => (await import('./workflow-center/DelegationPage.tsx')).DelegationPage);
const InstanceSearchPage = lazyWithRetry(
  async () => (await import('./workflow-center/InstanceSearchPage.tsx')).InstanceSearchPage,
);
const ParticipantSearchPage = lazyWithRetry(
  async () => (await import('./workflow-center/ParticipantSearchPage.tsx')).ParticipantSearchPage,
);

/** The workflow center; its default entry is my to-do (shell spec, section 2). */
export function Page() {
  return (
    <Suspense fallback={<LinesSkeleton />}>
      <Routes>
        <Route path="my-unfinished-workitem" element={<WorkItemsPage key="unfinished" state="unfinished" />} />
        <Route path="my-finished-workitem" element={<WorkItemsPage key="finished" state="finished" />} />
        <Route path="my-unread-workitem" element={<CcItemsPage />} />
        <Route path="my-workflow" element={<MyWorkflowsPage />} />
        <Route path="start-workflow" element={<StartWorkflowPage />} />
        <Route path="delegation-workflow" element={<DelegationPage />} />
        <Route path="query-instance" element={<InstanceSearchPage />} />
        <Route path="query-participant-workItem" element={<ParticipantSearchPage />} />
        <Route path="*" element={<Navigate to="/workflow-center/my-unfinished-workitem" replace />} />
      </Routes>
    </Suspense>
  );
}
