// Ends a body that goes on for longer than it may: an endless answer must not be an endless download.
import 'server-only';
import { pipeline, type Readable, Transform } from 'node:stream';
import { UpstreamFault } from '@/lib/server/provider/upstream/upstream-fault';

/** Returns the body as it comes; after `maxBytes` it is destroyed with `invalid_response`, so that no reader takes it for whole, and so is its source. */
export function limitBody(body: Readable, maxBytes: number): Readable {
  let size = 0;
  const limited = new Transform({
    transform(part: Buffer, _encoding, done) {
      size += part.length;
      if (size > maxBytes) done(new UpstreamFault('invalid_response'));
      else done(null, part);
    },
  });
  // Each end's fault is the other's: the reader sees it there.
  pipeline(body, limited, () => undefined);
  return limited;
}
