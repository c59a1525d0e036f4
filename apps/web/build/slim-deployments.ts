import type { Plugin } from 'vite'

const deployments = /[\\/]deployments[\\/]src[\\/]generated[\\/]deployments\.ts$/

/** The contracts whose code a certificate of a lock is checked against. */
const checked = /^(tokenLocker|liquidityLocker|nftLocker|lockAnnouncer)$/

/**
 * Leaves out what the code of a contract hashes to, which a page needs of lockers alone: a hash compresses to itself, and
 * every page that reads a chain would load dozens.
 */
export const withoutCodeHashes = (code: string): string =>
  code.replaceAll(
    /("(\w+)": \{\s*"address": "0x\w+",\s*"startBlock": \d+),\s*"codeHash": "0x\w+"/g,
    (all, kept: string, name: string) => (checked.test(name) ? all : kept),
  )

export const slimDeployments: Plugin = {
  name: 'slim-deployments',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    deployments.test(id) ? { code: withoutCodeHashes(code), map: null } : null,
}
