import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, crc32, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { toBrotliTemplate } from '@/lib/server/stamp/form/brotli-template';
import { multiplyShifts, shiftOf } from '@/lib/server/stamp/form/crc-shift';
import { cutMarks } from '@/lib/server/stamp/form/cut-marks';
import { fillGzip, toGzipTemplate } from '@/lib/server/stamp/form/gzip-template';
import { toPieces } from '@/lib/server/stamp/form/pieces';
import { fillTemplate } from '@/lib/server/stamp/form/template';

const NONCE = '0123456789abcdef012345==';
const TRACE = 'f0e1d2c3b4a5968778695a4b3c2d1e0f';
const MARKS = [NONCE, TRACE];

const piece = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom('<script nonce="', '</script>', '<a href="/m/home">', '==', NONCE.slice(0, 12)),
);
const value = fc.base64String({ minLength: 24, maxLength: 24 }).map((text) => `${text.slice(0, 22)}==`);
const trace = fc
  .array(fc.constantFrom(...'0123456789abcdef'), { minLength: 32, maxLength: 32 })
  .map((letters) => letters.join(''));
const bodyOf = (marks: readonly string[]) =>
  fc.array(fc.oneof(piece, fc.constantFrom(...marks)), { maxLength: 40 }).map((parts) => parts.join(''));

const stampText = (body: string, values: readonly string[]) =>
  values.reduce((text, given, mark) => text.replaceAll(MARKS[mark] ?? '', given), body);
const toBytes = (values: readonly string[]) => values.map((text) => Buffer.from(text, 'latin1'));

test('a gzip body with its values opens to the text that holds them, its checksum with it (SEC-80)', async () => {
  await fc.assert(
    fc.asyncProperty(bodyOf(MARKS), value, trace, async (body, nonce, id) => {
      const template = await toGzipTemplate(cutMarks(Buffer.from(body), MARKS), MARKS);
      const filled = fillGzip(template, toBytes([nonce, id]));
      expect(gunzipSync(filled).toString()).toBe(stampText(body, [nonce, id]));
    }),
    { numRuns: 200 },
  );
});

test('a text is compressed against what stands before a hole, and few words between two holes are not compressed (PRF-9)', async () => {
  const text = randomBytes(1_000).toString('hex');
  const body = Buffer.from(`${text}${NONCE} and ${TRACE}${NONCE}é${text}${NONCE}`);
  const cuts = cutMarks(body, MARKS);
  const pieces = toPieces(cuts, MARKS);
  expect(pieces.map(({ kind }) => kind)).toEqual(['packed', 'stored', 'packed', 'stored']);
  const template = await toGzipTemplate(cuts, MARKS);
  expect(template.bytes.length).toBeLessThan(1_400);
  const filled = fillGzip(template, toBytes([`${'A'.repeat(22)}==`, 'b'.repeat(TRACE.length)]));
  const wanted = stampText(body.toString(), [`${'A'.repeat(22)}==`, 'b'.repeat(TRACE.length)]);
  expect(gunzipSync(filled).toString()).toBe(wanted);
});

test('more holes than one stored block holds are spread over several', async () => {
  const body = NONCE.repeat(4_000);
  const cuts = cutMarks(Buffer.from(body), MARKS);
  expect(toPieces(cuts, MARKS)).toHaveLength(2);
  const value = `${'A'.repeat(22)}==`;
  const filled = fillGzip(await toGzipTemplate(cuts, MARKS), toBytes([value]));
  expect(gunzipSync(filled).toString()).toBe(value.repeat(4_000));
});

test('a brotli body with its values opens to the text that holds them (SEC-80)', async () => {
  await fc.assert(
    fc.asyncProperty(bodyOf([NONCE]), value, async (rest, nonce) => {
      const body = `<!DOCTYPE html>${rest}`;
      const template = await toBrotliTemplate(cutMarks(Buffer.from(body), [NONCE]), [NONCE]);
      if (!template) throw new Error('the body did not come out again');
      const filled = fillTemplate(template, toBytes([nonce]));
      expect(brotliDecompressSync(filled).toString()).toBe(stampText(body, [nonce]));
    }),
    { numRuns: 200 },
  );
});

test('a body that brotli cannot leave open has no such form, and is sent by gzip', async () => {
  expect(await toBrotliTemplate(cutMarks(Buffer.from(NONCE), [NONCE]), [NONCE])).toBeUndefined();
});

test('a body without marks, and an empty one, are kept too', async () => {
  for (const body of ['', 'plain'])
    expect(
      gunzipSync(fillGzip(await toGzipTemplate(cutMarks(Buffer.from(body), MARKS), MARKS), [])).toString(),
    ).toBe(body);
});

test('a checksum of two parts is the shifted one of the first with that of the second', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), fc.uint8Array({ maxLength: 5_000 }), (one, other) => {
      const whole = crc32(Buffer.concat([one, other]));
      expect((multiplyShifts(crc32(one), shiftOf(other.length)) ^ crc32(other)) >>> 0).toBe(whole);
    }),
  );
});

test('one filled body holds nothing of another one’s values (SEC-80)', async () => {
  const template = await toGzipTemplate(cutMarks(Buffer.from(`a${NONCE}b${NONCE}`), MARKS), MARKS);
  const [first, second] = ['A', 'B'].map((letter) => `${letter.repeat(22)}==`);
  fillGzip(template, toBytes([first ?? '']));
  expect(gunzipSync(fillGzip(template, toBytes([second ?? '']))).toString()).toBe(`a${second}b${second}`);
});
