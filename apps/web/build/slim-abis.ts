import type { Plugin } from 'vite'

const abiModule = /[\\/]deployments[\\/]src[\\/]generated[\\/](abi[\\/][a-z0-9-]+|errors)\.ts$/

/** Leaves out what only compilers read: a third of an ABI says how its types are called in Solidity. */
export const withoutInternalTypes = (code: string): string =>
  code.replaceAll(/,\s*"internalType": "[^"]*"/g, '')

export const slimAbis: Plugin = {
  name: 'slim-abis',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    abiModule.test(id) ? { code: withoutInternalTypes(code), map: null } : null,
}
