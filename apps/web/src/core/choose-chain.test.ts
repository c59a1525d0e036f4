import { chainsFor, findChain } from '@slipway/chains'
import { expect, test } from 'vitest'
import { chooseChain } from './choose-chain.ts'

const loader = (development: boolean) => async (shortname: string) =>
  findChain(shortname, chainsFor({ development }))
const load = loader(false)

test('the address decides before the cache, the cache before bsc', async () => {
  expect((await chooseChain('core', 'eth', load)).chain.shortname).toBe('core')
  expect((await chooseChain(null, 'eth', load)).chain.shortname).toBe('eth')
  expect((await chooseChain(null, null, load)).chain.shortname).toBe('bsc')
})

test('an unknown short name falls back to bsc and is reported', async () => {
  const choice = await chooseChain('zzz', 'eth', load)
  expect(choice.chain.shortname).toBe('bsc')
  expect(choice.unsupported).toBe('zzz')
})

test('a Solana cluster is no network of an EVM page', async () => {
  expect(await chooseChain('sol', null, load)).toMatchObject({ unsupported: 'sol' })
})

test('an unknown cached name falls back silently', async () => {
  const choice = await chooseChain(null, 'gone', load)
  expect(choice).toMatchObject({ chain: { shortname: 'bsc' } })
  expect(choice.unsupported).toBeUndefined()
})

test('the local chain can be asked for in development only', async () => {
  expect((await chooseChain('local', null, loader(true))).chain.shortname).toBe('local')
  expect((await chooseChain('local', null, load)).unsupported).toBe('local')
})

test('letter case does not matter', async () => {
  expect((await chooseChain('BSC', null, load)).unsupported).toBeUndefined()
})
