// What comes through a cache in front of the site: parts of pages, and attempts to poison it.
import './router';
import './poison';
