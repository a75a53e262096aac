/** What the shell can load of this remote: exposed name to a module, relative to this folder. */
export const exposes = {
  './PortalPage': './pages/PortalPagePage.tsx',
} as const;
