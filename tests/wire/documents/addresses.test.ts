// Parameters of an address: unusual, missing and kept ones.
import '@/tests/wire/identity/carried';
import '@/tests/wire/identity/hostile-addresses';
import './landing';
import './missing';
import './container-nonce';
