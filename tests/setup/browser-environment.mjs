// jsdom with what it leaves out and every browser has: fetch and its classes, streams, text coding, Web Crypto. And Node's addresses: jsdom's own take many times as long to read.
import { TestEnvironment } from 'jest-environment-jsdom';
import { withOwnFolder } from './own-folder.mjs';
import { leaveOutStyles } from './quick-styles.mjs';

// The environment loads jsdom when it is made.
leaveOutStyles();

const LENT_BY_NODE = [
  ...['fetch', 'Headers', 'Request', 'Response', 'ReadableStream', 'TransformStream', 'BroadcastChannel'],
  ...['TextEncoder', 'TextDecoder', 'URL', 'URLSearchParams', 'structuredClone', 'crypto'],
];

export default class BrowserEnvironment extends withOwnFolder(TestEnvironment) {
  async setup() {
    await super.setup();
    for (const name of LENT_BY_NODE) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
      });
    }
  }
}
