// Devices and logins in the log at the most verbose level.
import './device';
import './secrets';
