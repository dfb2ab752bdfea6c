// What a player reads of the provider's faults, and what the operator finds by the code that the player reads out.
import '@/tests/wire/operator/support-code';
import './texts';
