// A cache in front of the site: page parts, and attempts to poison it.
import './router';
import './poison';
