// Limits the size of a streamed body.
import 'server-only';
import { pipeline, type Readable, Transform } from 'node:stream';
import { UpstreamFault } from '@/lib/server/provider/upstream/upstream-fault';

/** Returns the body as a stream; after `maxBytes` both fail with `invalid_response`, so that no reader takes it for complete. */
export function limitBody(body: Readable, maxBytes: number): Readable {
  let size = 0;
  const limited = new Transform({
    transform(part: Buffer, _encoding, done) {
      size += part.length;
      if (size > maxBytes) done(new UpstreamFault('invalid_response'));
      else done(null, part);
    },
  });
  // An error of either side reaches the other; the reader handles it.
  pipeline(body, limited, () => undefined);
  return limited;
}
