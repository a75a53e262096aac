import { appError } from '@portico/shared-kit/errors';
import { SaxesParser } from 'saxes';

/** Reader of an XML document; names are without their prefix, attributes with it. */
export interface XmlHandler {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Returns a parser that calls a handler; it throws spreadsheetDamaged for what is not well-formed, spreadsheetHasDoctype for a DOCTYPE. */
export function xmlParser(handler: XmlHandler): { write(text: string): void; close(): void } {
  const parser = new SaxesParser({});
  parser.on('error', () => {
    throw appError('spreadsheetDamaged');
  });
  parser.on('doctype', () => {
    throw appError('spreadsheetHasDoctype');
  });
  parser.on('opentag', ({ name, attributes }) => handler.open(localName(name), attributes));
  parser.on('closetag', ({ name }) => handler.close?.(localName(name)));
  parser.on('text', (text) => handler.text?.(text));
  parser.on('cdata', (text) => handler.text?.(text));
  return {
    write: (text) => void parser.write(text),
    close: () => void parser.close(),
  };
}

/** Reads a whole document. Throws as `xmlParser`. */
export function parseXml(text: string, handler: XmlHandler): void {
  const parser = xmlParser(handler);
  parser.write(text);
  parser.close();
}
