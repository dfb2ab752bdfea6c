// What an address may say, carry and name: odd ones, missing ones, and what becomes of the rest.
import '@/tests/wire/identity/carried';
import '@/tests/wire/identity/hostile-addresses';
import './landing';
import './missing';
import './container-nonce';
