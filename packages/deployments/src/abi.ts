export { standardTokenAbi } from './generated/abi/standard-token.ts'
export { tokenCodeGeneratorAbi } from './generated/abi/token-code-generator.ts'
export { tokenDetectorAbi } from './generated/abi/token-detector.ts'
export { tokenFactoryAbi } from './generated/abi/token-factory.ts'
