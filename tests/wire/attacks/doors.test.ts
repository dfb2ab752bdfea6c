// Doors that are not there, and what is said at those that are, against one site.
import './files';
import './framework';
import './methods';
import './odd-json';
import './unreadable-cookie';
