// How sessions and remembered logins end.
import './remember-ends';
import './session-ends';
