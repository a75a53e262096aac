import { type FontWeight, type PrintedPage, shapesIn } from '@portico/shared-kit/print';
import PDFDocument from 'pdfkit';
import { drawShapes } from './draw-shapes.ts';
import { embedFont, type PdfObjects, type PdfReference } from './fonts/embed-font.ts';
import { filesByCharacter, PaperFont } from './fonts/paper-font.ts';
import type { PdfPage, PdfPicture } from './pdf-page.ts';
import { pdfPicture } from './pictures/pdf-picture.ts';

/** Facts that a PDF file tells of itself. */
export interface PdfFacts {
  readonly title: string;
  /** Language of its texts, such as zh-CN. */
  readonly language: string;
  readonly createdAt: Date;
}

const pointsPerMm = 72 / 25.4;
const weights = [400, 700] as const satisfies readonly FontWeight[];

interface EmbeddedFont {
  readonly name: string;
  readonly font: PaperFont;
  readonly reference: PdfReference;
}

/**
 * PDF file that is written page by page: of pages that were added nothing is held but the characters that they have. What is
 * written comes as chunks, the last of them when `end` has resolved.
 */
export class PdfFile {
  readonly #document: PDFKit.PDFDocument;
  readonly #fonts: Readonly<Record<FontWeight, EmbeddedFont>>;
  readonly #pictures = new Map<string, PdfPicture | null>();
  readonly #ended: Promise<void>;

  constructor({ title, language, createdAt }: PdfFacts, onChunk: (chunk: Buffer) => void) {
    const document = new PDFDocument({
      autoFirstPage: false,
      // Ours are the only fonts.
      font: '',
      fontLayoutCache: false,
      pdfVersion: '1.7',
      lang: language,
      displayTitle: true,
      info: { Title: title, Producer: 'Portico', Creator: 'Portico', CreationDate: createdAt },
    });
    this.#document = document;
    document.on('data', onChunk);
    this.#ended = new Promise((resolve, reject) => {
      document.on('end', resolve).on('error', reject);
    });
    const files = filesByCharacter();
    const fontOf = (weight: FontWeight): EmbeddedFont => {
      const reference = (document as unknown as PdfObjects).ref({});
      return { name: `F${String(weight)}`, font: new PaperFont(weight, files), reference };
    };
    this.#fonts = { 400: fontOf(400), 700: fontOf(700) };
  }

  /** The pictures of a page that were not handed over yet. */
  missingPictures(page: PrintedPage): string[] {
    const names = new Set<string>(page.printsBackground && page.background !== null ? [page.background] : []);
    for (const shape of shapesIn(page)) if (shape.kind === 'picture') names.add(shape.refId);
    return [...names].filter((name) => !this.#pictures.has(name));
  }

  /** Hands over a picture; null, and what is no picture that a browser draws, is drawn as a frame with its name. */
  async addPicture(name: string, bytes: Buffer | null): Promise<void> {
    const picture = bytes === null ? null : await pdfPicture(bytes);
    this.#pictures.set(name, picture === null ? null : this.#opened(picture.bytes));
  }

  /** Adds a page whose pictures were handed over. */
  async addPage(page: PrintedPage): Promise<void> {
    await this.#loadFonts(page);
    const document = this.#document;
    document.addPage({ size: [page.width * pointsPerMm, page.height * pointsPerMm], margin: 0 });
    document.scale(pointsPerMm);
    this.#drawBackground(page);
    drawShapes(this.#page(), page.primitives);
  }

  /** Writes what the pages have in common. Resolves when the last chunk was handed over. */
  async end(): Promise<void> {
    for (const weight of weights) {
      const { font, reference } = this.#fonts[weight];
      if (font.characters.length > 1) embedFont(this.#document, reference, font);
      else reference.end();
    }
    this.#document.end();
    await this.#ended;
  }

  async #loadFonts(page: PrintedPage): Promise<void> {
    const characters: Record<FontWeight, Set<number>> = { 400: new Set(), 700: new Set() };
    for (const shape of shapesIn(page)) {
      const text = shape.kind === 'text' ? shape.text : shape.kind === 'picture' ? shape.name : '';
      const weight = shape.kind === 'text' ? shape.weight : 400;
      for (const character of text) characters[weight].add(character.codePointAt(0) ?? 0);
    }
    for (const weight of weights) await this.#fonts[weight].font.load(characters[weight]);
  }

  #page(): PdfPage {
    const document = this.#document;
    return {
      document,
      pictures: this.#pictures,
      encode: (weight, text) => {
        const { name, font, reference } = this.#fonts[weight];
        (document.page as { fonts: Record<string, unknown> }).fonts[name] = reference;
        return [name, font.encode(text)];
      },
      write: (operators) => document.addContent(operators),
    };
  }

  #drawBackground({ background, printsBackground, width, height }: PrintedPage): void {
    const picture = background === null || !printsBackground ? null : (this.#pictures.get(background) ?? null);
    if (picture === null) return;
    const document = this.#document;
    document.save().rect(0, 0, width, height).clip();
    document.image(picture, 0, 0, { cover: [width, height], align: 'center', valign: 'center' });
    document.restore();
  }

  #opened(bytes: Buffer): PdfPicture | null {
    try {
      return (this.#document as unknown as { openImage(bytes: Buffer): PdfPicture }).openImage(bytes);
    } catch {
      return null;
    }
  }
}
