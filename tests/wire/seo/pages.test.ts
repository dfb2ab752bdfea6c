// Crawler tests on one shared site: a page that one test has rendered is cached for the next.
import './every-page';
import './files';
import './head';
import './html';

jest.setTimeout(120_000);
