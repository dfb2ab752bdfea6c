// The main request paths: hosts and merchants, entries, sessions, a token in the address, and a launch.
import './tenants';
import './entry';
import './session';
import './query-token';
import './launch';
