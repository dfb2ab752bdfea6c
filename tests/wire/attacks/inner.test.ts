// Hosts, headers and names by which one would get inside.
import './odd-hosts';
import './inner-headers';
import './inner-names';
