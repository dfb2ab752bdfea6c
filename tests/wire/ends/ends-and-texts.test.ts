// How sessions and remembered logins end; then what a player reads of the provider's faults, and what the operator finds by the code that the player reads out.
import './remember-ends';
import './session-ends';
import '@/tests/wire/operator/support-code';
import '@/tests/wire/provider/texts';
