import { Navigate, Route, Routes } from 'react-router-dom';
import { MyWorkflowsPage } from './workflow-center/MyWorkflowsPage.tsx';
import { StartWorkflowPage } from './workflow-center/StartWorkflowPage.tsx';
import { WorkItemsPage } from './workflow-center/WorkItemsPage.tsx';

/** The workflow center; its default entry is my to-do (shell spec, section 2). */
export function Page() {
  return (
    <Routes>
      <Route path="my-unfinished-workitem" element={<WorkItemsPage key="unfinished" state="unfinished" />} />
      <Route path="my-finished-workitem" element={<WorkItemsPage key="finished" state="finished" />} />
      <Route path="my-workflow" element={<MyWorkflowsPage />} />
      <Route path="start-workflow" element={<StartWorkflowPage />} />
      <Route path="*" element={<Navigate to="/workflow-center/my-unfinished-workitem" replace />} />
    </Routes>
  );
}
