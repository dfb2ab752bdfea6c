// Hostile paths, methods, bodies and cookies, at one site.
import './files';
import './framework';
import './methods';
import './odd-json';
import './unreadable-cookie';
