/** What the shell can load of this remote: exposed name to a module, relative to this folder. */
export const exposes = {
  './PrintPreview': './pages/PrintPreviewPage.tsx',
} as const;
