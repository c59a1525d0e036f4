import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { rolldown } from 'rolldown'
import { describe, expect, test } from 'vitest'

const entry = 'entry.js'
const abiFolder = new URL('../../deployments/src/generated/abi', import.meta.url)
const ours = '/deployments/src/generated/abi/'

/**
 * Most that one builder may weigh, minified and not compressed: viem's encoder is 24 kB of it and an ABI of a large
 * contract 15 kB. A second ABI of that size does not fit; all of them together are half a megabyte.
 */
const bytesMax = 45_000

/** Bundles a source as a page would. @returns names of the ABIs that are left in it, and its bytes without spaces */
async function bundle(source: string) {
  const build = await rolldown({
    input: entry,
    cwd: import.meta.dirname,
    logLevel: 'silent',
    platform: 'browser',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `${import.meta.dirname}/${entry}` : undefined),
        load: (id) => (id.endsWith(`/${entry}`) ? source : undefined),
      },
    ],
  })
  const { output } = await build.generate({ format: 'es', minify: true, codeSplitting: false })
  await build.close()
  const [chunk] = output
  const abis = Object.entries(chunk.modules)
    .filter(([path, { renderedLength }]) => path.includes(ours) && renderedLength > 0)
    .map(([path]) => basename(path, '.ts'))
  return { abis, bytes: Buffer.byteLength(chunk.code) }
}
const importOf = (door: string, name: string) => `export { ${name} } from '@slipway/sdk/${door}'`

describe('a page carries what it imports', () => {
  test.each([
    ['token/evm/build-token-burn', 'buildTokenBurn', ['standard-token']],
    ['lock/evm/build-released-withdrawal', 'buildReleasedWithdrawal', ['token-locker']],
    ['airdrop/claims/create-claims-flow', 'buildClaimsCreation', ['airdrop-factory']],
    ['send/build-send', 'buildSend', []],
    ['shared/read-address', 'readAddress', []],
  ])('%s: its own ABI and no other', async (door, name, expected) => {
    const { abis, bytes } = await bundle(importOf(door, name))
    expect(abis).toEqual(expected)
    expect(bytes).toBeLessThan(bytesMax)
  })

  test('the door of all ABIs carries all, when all are asked for', async () => {
    const { abis, bytes } = await bundle("export * from '@slipway/deployments/abi'")
    expect(abis).toHaveLength(readdirSync(abiFolder).length)
    expect(bytes).toBeGreaterThan(10 * bytesMax)
  })
})
