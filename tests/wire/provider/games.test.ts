// Games and lanes of providers that name them in their own way, each at a merchant of its own.
import './foreign-games';
import './game-limits';
import './lobby-lanes';
