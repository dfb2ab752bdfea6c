import { TestEnvironment } from 'jest-environment-node';
import { withOwnFolder } from './own-folder.mjs';

export default withOwnFolder(TestEnvironment);
