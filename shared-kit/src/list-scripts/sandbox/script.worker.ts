import variant from '@jitl/quickjs-singlefile-browser-release-sync';
import { serveSandbox } from './serve-sandbox.ts';

void serveSandbox(self, variant);
