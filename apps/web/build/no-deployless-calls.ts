import type { Plugin } from 'vite'

/** Bytecode that viem sends along with calls of contracts that are not deployed: `code`, `factory`, `deployless`. */
const viemBytecode = /[\\/]viem[\\/]_esm[\\/]constants[\\/]contracts\.js$/

/**
 * Every page that reads a chain would load 4 kB of bytecode for calls that nothing here makes. Whoever makes one gets an
 * error at once: what it needs is undefined.
 */
export const noDeploylessCalls: Plugin = {
  name: 'no-deployless-calls',
  apply: 'build',
  load: (id) => {
    if (!viemBytecode.test(id)) return null
    return [
      'deploylessCallViaBytecodeBytecode',
      'deploylessCallViaFactoryBytecode',
      'erc6492SignatureValidatorByteCode',
      'multicall3Bytecode',
    ]
      .map((name) => `export const ${name} = undefined\n`)
      .join('')
  },
}
