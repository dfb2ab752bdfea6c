// What crawlers read, on one site: a page that one of these tests has asked for is there for the next.
import './every-page';
import './files';
import './head';
import './html';

jest.setTimeout(120_000);
