import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const all = /[\\/]viem[\\/]_esm[\\/]constants[\\/]abis\.js$/
const alone = /[\\/]viem[\\/]_esm[\\/]constants[\\/]abis\.js\?alone$/
const constant = /^export const erc721Abi = \[\n[\s\S]*?^\];\n/m

/**
 * viem's ABIs in two modules: that of NFTs, of which few pages read any, and all others.
 * @throws Error where viem has no such ABI any more
 */
export function splitAbis(code: string): { readonly nft: string; readonly others: string } {
  const [nft] = constant.exec(code) ?? []
  if (nft === undefined) throw new Error('viem has no erc721Abi.')
  return { nft, others: code.replace(nft, "export { erc721Abi } from './abis.js?alone'\n") }
}

/** Every page that reads a chain needs one of viem's ABIs, and would load that of NFTs with it: they lie in one module. */
export const splitViemAbis: Plugin = {
  name: 'split-viem-abis',
  apply: 'build',
  load: (id) => {
    const [file = ''] = id.split('?')
    if (!all.test(id) && !alone.test(id)) return null
    const { nft, others } = splitAbis(readFileSync(file, 'utf8'))
    return { code: alone.test(id) ? nft : others, moduleSideEffects: false }
  },
}
