// What a document takes from the site configuration. A merchant's is read once: noor's is changed for push, lotus's for its branding.
import './push';
import './branding';
