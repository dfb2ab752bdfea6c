import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';
import { withOwnFolder } from './own-folder.mjs';

/** Its globals are an ordinary object. Behind jest's proxy each read of `Object` or `Math` costs a hundred times as much. */
class NodeEnvironment extends TestEnvironment {
  constructor(...given) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...given);
    } finally {
      vm.createContext = createContext;
    }
  }
}

export default withOwnFolder(NodeEnvironment);
