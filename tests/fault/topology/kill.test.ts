// One topology: its logs, and then its instances killed one after the other.
import './joined-logs';
import './killed';
