// Files that a browser keeps or asks for by itself: worker, manifest and pictures, profile, and the list of the build's files.
// The worker comes first: a merchant's configuration is read once.
import './worker';
import './manifest';
import './profile';
import '@/tests/wire/update/asset-manifest';
