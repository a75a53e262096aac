/** PDF files of pages of shared-kit/src/print: drawn by pdfkit with the glyphs of the font that browsers have (decision 67). */
export { PdfFile } from './pdf-file.ts';
