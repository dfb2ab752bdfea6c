// Pixels of two merchants, whose configuration is read once; then games and lanes of providers with other names for them, each at a separate merchant.
import '@/tests/wire/documents/pixels';
import './foreign-games';
import './game-limits';
import './lobby-lanes';
