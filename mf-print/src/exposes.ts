/** Modules of this remote that the shell can load: exposed name to a module, relative to this folder. */
export const exposes = {
  './PrintPreview': './pages/PrintPreviewPage.tsx',
  './Labels': './pages/LabelsPage.tsx',
  './ScannedCode': './pages/ScannedCodePage.tsx',
  './PrintDesign': './pages/PrintDesignPage.tsx',
} as const;
