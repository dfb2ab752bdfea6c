// What a site that logs all it can writes down of devices and logins.
import './device';
import './secrets';
