// Answers to crawlers: structured data of each kind, and statuses that header, tag and body share.
import './structured-data';
import './status';

jest.setTimeout(120_000);
