/** The part of jsbarcode that we use: bars written into a plain object. */
declare module 'jsbarcode' {
  interface BarcodeTarget {
    /** Parts of a code: bars as a text of 1 and 0. */
    encodings?: readonly { readonly data: string; readonly text: string }[];
  }
  export default function JsBarcode(
    target: BarcodeTarget,
    text: string,
    options: { format: string; flat?: boolean; valid(isValid: boolean): void },
  ): void;
}
