export { QrCode } from './QrCode.tsx';
export { type QrPath, qrPath } from './qr-path.ts';
