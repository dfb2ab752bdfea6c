// Files that a browser keeps or asks for by itself: manifest and pictures, profile, worker, and the list of the build's files.
import './manifest';
import './profile';
import './worker';
import '@/tests/wire/update/asset-manifest';
