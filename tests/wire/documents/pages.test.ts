// Weight of every page, content of every page of a merchant, and parameters of an address: unusual, missing and kept ones.
import './weight';
import './safety';
import '@/tests/wire/identity/carried';
import '@/tests/wire/identity/hostile-addresses';
import './landing';
import './missing';
import './container-nonce';
