export { registerAppPackages } from './app-packages.routes.ts';
export { type AppPackageService, appPackageService } from './app-packages.service.ts';
export { readPackageFolder } from './files/read-package-folder.ts';
export { readPackagePath } from './files/read-package-path.ts';
export { writePackage } from './files/write-package.ts';
export { planText } from './plan-text.ts';
