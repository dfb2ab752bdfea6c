// Documents of a site without settings: the recorded headers of a few, and the rules for all.
import './production-headers';
import './every-document';
