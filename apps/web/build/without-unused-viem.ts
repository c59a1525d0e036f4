import type { Plugin } from 'vite'

const nothing = (names: readonly string[]) =>
  names.map((name) => `export const ${name} = undefined\n`).join('')

/** Modules of viem's and what it imports, by the end of their path, and what stands in their place. */
const replaced: readonly (readonly [RegExp, string])[] = [
  // Bytecode that goes along with calls of contracts that are not deployed: `code`, `factory`, `deployless`. 4 kB.
  [
    /[\\/]viem[\\/]_esm[\\/]constants[\\/]contracts\.js$/,
    nothing([
      'deploylessCallViaBytecodeBytecode',
      'deploylessCallViaFactoryBytecode',
      'erc6492SignatureValidatorByteCode',
      'multicall3Bytecode',
    ]),
  ],
  // Calls in another block than there is, `blockOverrides`, with a library for numbers of their own. 2.5 kB.
  [/[\\/]ox[\\/]_esm[\\/]core[\\/]BlockOverrides\.js$/, nothing(['fromRpc', 'toRpc'])],
  // Contracts that send their caller to a server (ERC-3668): reads of ours do not follow (`ccipRead: false`). 1.5 kB.
  [
    /[\\/]viem[\\/]_esm[\\/]utils[\\/]ccip\.js$/,
    `export const offchainLookupSignature = '0x556f1830'\n${nothing([
      'ccipRequest',
      'offchainLookup',
      'offchainLookupAbiItem',
    ])}`,
  ],
]

/**
 * Every page that reads a chain would load what viem brings for calls that nothing here makes. Whoever makes one gets an error
 * at once: what it needs is undefined.
 */
export const withoutUnusedViem: Plugin = {
  name: 'without-unused-viem',
  apply: 'build',
  load: (id) => replaced.find(([module]) => module.test(id))?.[1] ?? null,
}
