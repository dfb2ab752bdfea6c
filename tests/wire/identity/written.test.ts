// Devices, logins and a whole evening in the log at the most verbose level.
import './device';
import './secrets';
import './whole-evening';
