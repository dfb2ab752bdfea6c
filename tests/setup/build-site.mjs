// Before the browser tests: the site stands as its sources want it, also when the runner is started by hand.
import { build } from '../../scripts/bootstrap/build.mjs';

export default () => build();
