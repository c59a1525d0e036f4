import { describe, expect, it } from 'vitest'
import {
  chains,
  chainsFor,
  findChain,
  getChain,
  getEvmChain,
  productionChains,
  UnknownChainError,
  withLocalRpc,
} from './index.ts'

const core = { chainId: 1116, rpcUrl: 'http://127.0.0.1:18546', wsUrl: 'ws://127.0.0.1:18546' }

describe('chainsFor', () => {
  it.each([false, true])('never offers an unresolved id (development: %s)', (development) => {
    const offered = chainsFor({ development })
    expect(offered.filter((chain) => chain.status === 'unresolved')).toEqual([])
    expect(() => chainsFor({ development, overrides: [{ ...core, chainId: 1923 }] })).toThrow(
      UnknownChainError,
    )
  })

  it('offers every network that has a name, hidden or not', () => {
    const named = chains.filter((chain) => chain.status !== 'unresolved' && !chain.development)
    expect(chainsFor()).toEqual(named)
  })

  it('offers no local chain unless it is told that this is development', () => {
    for (const offered of [chainsFor(), chainsFor({ development: false }), productionChains]) {
      expect(findChain('local', offered)).toBeUndefined()
      expect(offered.some((chain) => chain.development)).toBe(false)
      expect(offered.length).toBe(productionChains.length)
    }
  })

  it('adds the local chains, and only them, in development', () => {
    const offered = chainsFor({ development: true })
    expect(offered.filter((chain) => !productionChains.includes(chain))).toEqual([
      getChain('local'),
      getChain('solana-local'),
    ])
  })

  it('turns any network into a local stand-in in development', () => {
    const chain = getChain('core', chainsFor({ development: true, overrides: [core] }))
    expect(chain).toMatchObject({
      chainId: 1116,
      feeCharging: true,
      rpcUrls: [core.rpcUrl],
      wsUrl: core.wsUrl,
      standIn: true,
    })
    expect(chain.explorer).toBeUndefined()
    expect(chain.altExplorers).toBeUndefined()
  })

  it('leaves the other networks and the catalogue as they are', () => {
    const offered = chainsFor({ development: true, overrides: [core] })
    expect(getChain('bsc', offered)).toBe(getChain('bsc'))
    expect(getChain('core').rpcUrls).not.toContain(core.rpcUrl)
    expect(getChain('core').standIn).toBeUndefined()
  })

  it("puts an operator's own node before the public ones in production", () => {
    const own = { chainId: 56, rpcUrl: 'https://node.example.org' }
    const chain = getChain('bsc', chainsFor({ overrides: [own] }))
    expect(chain.rpcUrls).toEqual([own.rpcUrl, ...getChain('bsc').rpcUrls])
    expect(chain.standIn).toBeUndefined()
    expect(chain.explorer?.name).toBe('BscScan')
  })

  it('takes several nodes of one network in their order, each once', () => {
    const own = ['https://one.example.org', 'https://two.example.org', 'https://one.example.org']
    const overrides = own.map((rpcUrl) => ({ chainId: 56, rpcUrl }))
    const [one = '', two = ''] = own
    expect(getChain('bsc', chainsFor({ overrides })).rpcUrls).toEqual([
      ...[one, two],
      ...getChain('bsc').rpcUrls,
    ])
    const standIn = getChain('bsc', chainsFor({ development: true, overrides }))
    expect(standIn).toMatchObject({ rpcUrls: [one, two], standIn: true })
  })

  it('names a public node once when an operator repeats it', () => {
    const [first = '', second = ''] = getChain('bsc').rpcUrls
    const chain = getChain('bsc', chainsFor({ overrides: [{ chainId: 56, rpcUrl: second }] }))
    expect(chain.rpcUrls.slice(0, 2)).toEqual([second, first])
    expect(chain.rpcUrls.length).toBe(getChain('bsc').rpcUrls.length)
  })

  it('refuses an override of a network that it does not offer', () => {
    const local = { chainId: 31337, rpcUrl: 'http://127.0.0.1:8545' }
    expect(() => chainsFor({ overrides: [local] })).toThrow(UnknownChainError)
    expect(() => chainsFor({ development: true, overrides: [{ ...local, chainId: 4 }] })).toThrow(
      UnknownChainError,
    )
    expect(chainsFor({ development: true, overrides: [local] })).toHaveLength(
      productionChains.length + 2,
    )
  })
})

describe('withLocalRpc', () => {
  it('keeps every fact but the nodes and the explorers', () => {
    const { rpcUrls, wsUrl, explorer, altExplorers, standIn, attestations, names, ...facts } =
      withLocalRpc(getChain('eth'), 'http://127.0.0.1:9999')
    expect([rpcUrls, wsUrl, explorer, altExplorers, standIn]).toEqual([
      ['http://127.0.0.1:9999'],
      undefined,
      undefined,
      undefined,
      true,
    ])
    expect(getChain('eth')).toMatchObject(facts)
  })

  it('has the attestation service of the local chains where the network has one', () => {
    const url = 'http://127.0.0.1:8546'
    expect(withLocalRpc(getEvmChain('base'), url).attestations).toEqual(
      getEvmChain('local').attestations,
    )
    expect(withLocalRpc(getEvmChain('bsc'), url).attestations).toBeUndefined()
  })

  it('has the name service of the local chains where the network has one', () => {
    const url = 'http://127.0.0.1:8546'
    expect(withLocalRpc(getEvmChain('eth'), url).names).toEqual(getEvmChain('local').names)
    expect(withLocalRpc(getEvmChain('bsc'), url).names).toBeUndefined()
  })
})
