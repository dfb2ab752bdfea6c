// Loaded before the built site: a request with `x-planted` makes Next's handler fail where no one catches, in place of answering.
import { ServerResponse } from 'node:http';

const FAULTS = {
  throw: () =>
    setTimeout(() => {
      throw new Error('planted exception');
    }, 0),
  reject: () => void Promise.reject(new Error('planted rejection')),
};

// The answer that the site gives in the end is the one that passes.
function isOwnAnswer(name, [status]) {
  return name === 'writeHead' && status >= 500;
}

for (const name of ['writeHead', 'write', 'end', 'flushHeaders']) {
  const own = ServerResponse.prototype[name];
  ServerResponse.prototype[name] = function planted(...given) {
    const fault = FAULTS[this.req?.headers['x-planted']];
    if (isOwnAnswer(name, given)) this.isTold = true;
    if (!fault || this.isTold) return own.apply(this, given);
    if (!this.hasFailed) fault();
    this.hasFailed = true;
    return name === 'write' ? true : this;
  };
}
