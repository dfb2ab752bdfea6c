// Entry with INSTANCES: a parent that serves through its instances.
import 'server-only';
import { runInstances } from '@/lib/server/node/instances/run-instances';

await runInstances();
