export { registerAppPackages } from './app-packages.routes.ts';
export { type AppPackageService, appPackageService } from './app-packages.service.ts';
export { readPackageFolder } from './read-package-folder.ts';
