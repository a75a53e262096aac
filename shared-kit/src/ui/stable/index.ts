export { useEqualValue } from './use-equal-value.ts';
export { useStableCallback } from './use-stable-callback.ts';
