// Games and lanes of providers with other names for them, each at a separate merchant.
import './foreign-games';
import './game-limits';
import './lobby-lanes';
