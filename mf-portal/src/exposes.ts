/** Modules of this remote that the shell can load: exposed name to a module, relative to this folder. */
export const exposes = {
  './ReportPage': './pages/ReportPage.tsx',
  './ReportDesign': './pages/ReportDesignPage.tsx',
  './PortalPage': './pages/PortalPagePage.tsx',
  './PortalDesign': './pages/PortalDesignPage.tsx',
  './PortalPreview': './pages/PortalPreviewPage.tsx',
} as const;
