import { UnknownChainError } from '@slipway/chains'
import { describe, expect, it } from 'vitest'
import { readIndexedChains } from './read-indexed-chains.ts'

const GIVEN = JSON.stringify([
  { chainId: 31_337, rpcUrl: 'http://127.0.0.1:8545' },
  { chainId: 1116, rpcUrl: 'http://127.0.0.1:8546' },
])
const namesOf = (only?: string[]) =>
  readIndexedChains(GIVEN, true, only).map((chain) => chain.shortname)

describe('readIndexedChains', () => {
  it('takes every network, or those that this process is about', () => {
    expect(namesOf()).toEqual(['local', 'core'])
    expect(namesOf(['core'])).toEqual(['core'])
    expect(namesOf(['core', 'local'])).toEqual(['local', 'core'])
  })

  it('takes a stand-in that is given twice once, with both nodes', () => {
    const [first, second] = ['http://127.0.0.1:8545', 'http://127.0.0.1:8547']
    const given = [first, second].map((rpcUrl) => ({ chainId: 31_337, rpcUrl }))
    const chains = readIndexedChains(JSON.stringify(given), true)
    expect(chains.map(({ shortname, rpcUrls }) => [shortname, rpcUrls])).toEqual([
      ['local', [first, second]],
    ])
  })

  it('knows how much an own node takes', () => {
    const given = { chainId: 56, rpcUrl: 'https://node.example/key', requestsPerSecond: 100 }
    const [bsc] = readIndexedChains(JSON.stringify([given]), true)
    expect(bsc).toMatchObject({ rpcUrls: [given.rpcUrl], rates: { [given.rpcUrl]: 100 } })
    const refused = JSON.stringify([{ ...given, requestsPerSecond: 0 }])
    expect(() => readIndexedChains(refused, true)).toThrow()
  })

  it('refuses a network that is not offered', () => {
    expect(() => namesOf(['nowhere'])).toThrow(UnknownChainError)
    expect(() => readIndexedChains('[]', false, ['local'])).toThrow(UnknownChainError)
  })
})
