// Hosts, headers and names by which one would get inside, and the one page that all visitors get.
import './odd-hosts';
import './inner-headers';
import './inner-names';
import '@/tests/wire/pages/same-policy';
