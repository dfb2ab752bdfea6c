// Files that a browser requests on its own: worker, manifest and pictures, profile, and the list of the build's files.
// The worker first: a merchant's configuration is read once.
import './worker';
import './manifest';
import './profile';
import '@/tests/wire/update/asset-manifest';
