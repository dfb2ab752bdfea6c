// A rendered page as it is kept, and one answer made of it: its own nonce in body and headers (QUALITY §4, SEC-80).
import 'server-only';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Rendered } from '@/lib/server/stamp/fetch-page';
import { toBrotliTemplate } from '@/lib/server/stamp/form/brotli-template';
import { cutMarks, type Mark } from '@/lib/server/stamp/form/cut-marks';
import { fillGzip, type GzipTemplate, toGzipTemplate } from '@/lib/server/stamp/form/gzip-template';
import { fillTemplate, type Template } from '@/lib/server/stamp/form/template';
import { takesCoding } from '@/lib/shared/http/takes-coding';

const KEPT_HEADERS = /^(?:content-type|link|x-nextjs-.*)$/;
const OVERHEAD_BYTES = 2_048;
const unzip = promisify(gunzip);

/** A page that is kept. */
export type StampedPage = {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly marks: readonly Mark[];
  readonly gzip: GzipTemplate;
  /** Absent until it is made, and where the page holds a mark that brotli cannot leave open. */
  readonly brotli?: Template;
  readonly bytes: number;
  /** Whether each answer is made of its text anew, so that a better compressed form would be of no use. */
  readonly isRewritten?: boolean;
};

/** A body ready to send. */
export type StampedBody = { readonly body: Buffer; readonly coding?: 'br' | 'gzip' };

const textOf = (value: string | string[]): string => (Array.isArray(value) ? value.join(', ') : value);

function toKeptHeaders(headers: Rendered['headers']): [string, string][] {
  const kept = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value !== undefined && KEPT_HEADERS.test(name) ? [[name, textOf(value)]] : [],
  );
  const vary = new Set([...(headers.vary ?? '').toLowerCase().split(/,\s*/), 'accept-encoding']);
  return [...kept, ['vary', [...vary].filter(Boolean).join(', ')]];
}

/** Makes the kept form of a rendered page. */
export async function toStampedPage(
  rendered: Rendered,
  status: number,
  marks: readonly Mark[],
): Promise<StampedPage> {
  const gzip = await toGzipTemplate(cutMarks(rendered.body, marks), marks);
  const bytes = gzip.bytes.length + OVERHEAD_BYTES;
  return { status, headers: toKeptHeaders(rendered.headers), marks, gzip, bytes };
}

/**
 * The page with its brotli form, a quarter smaller, for those that are asked for again: it costs more than the rendering. Only the first
 * mark, the nonce, can be left open by brotli; a page with another one stays as it is.
 */
export async function withBrotli(page: StampedPage): Promise<StampedPage> {
  const { gzip, marks } = page;
  if (page.isRewritten) return page;
  const body = await unzip(
    fillGzip(
      gzip,
      marks.map((mark) => Buffer.from(mark, 'latin1')),
    ),
  );
  const cuts = cutMarks(body, marks);
  const canBrotli = cuts.every(({ mark }) => mark === undefined || mark === 0);
  const brotli = canBrotli ? await toBrotliTemplate(cuts, marks) : undefined;
  return brotli ? { ...page, brotli, bytes: page.bytes + brotli.bytes.length } : page;
}

/** The kept headers with this answer's values. */
export function stampHeaders({ headers, marks }: StampedPage, values: readonly string[]): [string, string][] {
  return headers.map(([name, value]) => [
    name,
    marks.reduce((text, mark, at) => text.replaceAll(mark, values[at] ?? ''), value),
  ]);
}

/** The body with this answer's values, in the smallest form that the browser takes. */
export async function stampBody(
  page: StampedPage,
  values: readonly string[],
  accepted: string,
): Promise<StampedBody> {
  const bytes = values.map((value) => Buffer.from(value, 'latin1'));
  if (page.brotli && takesCoding(accepted, 'br'))
    return { body: fillTemplate(page.brotli, bytes), coding: 'br' };
  const body = fillGzip(page.gzip, bytes);
  return takesCoding(accepted, 'gzip') ? { body, coding: 'gzip' } : { body: await unzip(body) };
}
