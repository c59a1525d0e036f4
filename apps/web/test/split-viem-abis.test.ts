import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { erc20Abi, erc721Abi, erc1155Abi, erc4626Abi, multicall3Abi } from 'viem'
import { expect, test } from 'vitest'
import { splitAbis } from '../build/split-viem-abis.ts'

const file = fileURLToPath(new URL('../_esm/constants/abis.js', import.meta.resolve('viem')))
const load = (code: string): Promise<Record<string, unknown>> =>
  import(`data:text/javascript,${encodeURIComponent(code)}`)

test('the two modules hold what viem’s one does', async () => {
  const { nft, others } = splitAbis(readFileSync(file, 'utf8'))
  expect({ ...(await load(nft)) }).toEqual({ erc721Abi })
  const rest = others.replace(/^export \{ erc721Abi \} from .*$/m, '')
  expect(rest).not.toBe(others)
  const loaded = await load(rest)
  expect(loaded).not.toHaveProperty('erc721Abi')
  expect(loaded).toMatchObject({ erc20Abi, erc1155Abi, erc4626Abi, multicall3Abi })
})

test('a viem without that ABI is no silent miss', () => {
  expect(() => splitAbis('export const erc20Abi = [\n];\n')).toThrow('viem has no erc721Abi.')
})
