import { toResponse } from '@/lib/server/http/call-answer';
import { siteMessageOf, toRejection } from '@/lib/server/http/rejections';
import { SITE_ERRORS, type SiteErrorCode } from '@/lib/shared/errors/site-codes';
import { aVisitor, TRACE_ID } from '@/tests/unit/server/support/facts';

const CODES = Object.entries(SITE_ERRORS) as [SiteErrorCode, number][];

test.each(CODES)(
  '%s is answered with %i, a text and the trace id, nothing else (provider-api §5, FLT-47)',
  async (code, status) => {
    const response = toResponse(toRejection(code, aVisitor()));
    const body = await response.json();
    expect([response.status, response.headers.get('x-app-trace-id')]).toEqual([status, TRACE_ID]);
    expect(body).toEqual({
      success: false,
      errorCode: code,
      message: expect.stringMatching(/\S/),
      traceId: TRACE_ID,
    });
  },
);

test('a code of the provider has no text of ours', () => {
  expect(['login.cred.err', '', '__proto__', 'toString'].map((code) => siteMessageOf(code, 'EN'))).toEqual([
    '',
    '',
    '',
    '',
  ]);
});
