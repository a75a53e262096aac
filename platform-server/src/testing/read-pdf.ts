import { mmPerPoint } from '@portico/shared-kit/print';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Text of a PDF on one line; `x` is its left end, `y` its baseline, in mm from the upper left corner of the page. */
interface PdfText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Size of the font in pt. */
  readonly size: number;
}

/** Page of a PDF. Lengths in mm. */
interface ReadPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PdfText[];
}

/** Content of a PDF file as another program reads it. */
export interface ReadPdf {
  readonly title: string | undefined;
  readonly language: string | undefined;
  readonly pages: readonly ReadPage[];
}

/** Reads a PDF file. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string } };
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const { items } = await page.getTextContent({ disableNormalization: true });
    const texts = items.flatMap((item): PdfText[] => {
      if (!('str' in item) || item.str === '') return [];
      const [, , , size = 0, x = 0, y = 0] = item.transform as number[];
      return [
        {
          text: item.str,
          x: x * mmPerPoint,
          y: (height - y) * mmPerPoint,
          width: item.width * mmPerPoint,
          size,
        },
      ];
    });
    pages.push({ width: width * mmPerPoint, height: height * mmPerPoint, texts });
  }
  await loading.destroy();
  return { title: info.Title, language: info.Language, pages };
}
