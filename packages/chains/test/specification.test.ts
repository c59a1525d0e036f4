import { encodePacked, getContractAddress, keccak256 } from 'viem'
import { describe, expect, it } from 'vitest'
import {
  type ChainDefinition,
  chains,
  getChain,
  getEvmChain,
  isEvmChain,
  platformFeeWeiOf,
} from '../src/index.ts'

/** Specification, section 3, "Known chain ids". */
const specIds = [
  1, 5, 56, 97, 109, 128, 137, 196, 250, 1030, 1116, 1923, 7899, 8453, 8989, 10001, 10888, 42161,
  66, 88188, 201022, 20201022, 900, 901,
]
const unresolvedIds = [1923, 7899, 8989, 10888, 88188]

/** Specification, section 3, "Supported networks", with the id that each name has here. */
const specNames: Record<string, number> = {
  Ethereum: 1,
  'Arbitrum One': 42161,
  'BNB Chain (main)': 56,
  'BNB Chain (test)': 97,
  'OKX Chain': 66,
  XLayer: 196,
  Base: 8453,
  Polygon: 137,
  HECO: 128,
  CORE: 1116,
  Shibarium: 109,
  PEGO: 20201022,
  EthereumPow: 10001,
  'Conflux eSpace': 1030,
  Fantom: 250,
  'Fon chain': 201022,
  Goerli: 5,
  'Solana main': 900,
  'Solana dev': 901,
}
const specChains = specIds.map((chainId) => getChain(chainId))
const isInUse = (chain: ChainDefinition): boolean =>
  chain.status === 'live' || chain.status === 'deprecated'
const idsOf = (list: readonly { chainId: number }[]): number[] =>
  list.map((chain) => chain.chainId).sort((a, b) => a - b)

describe('networks of the specification', () => {
  it.each(specIds)('%i is known', (chainId) => {
    expect(getChain(chainId).chainId).toBe(chainId)
  })

  it.each(Object.entries(specNames))('%s has the id %i', (specName, chainId) => {
    const chain = getChain(chainId)
    expect(chain.specName ?? chain.name).toBe(specName)
  })

  it('keeps the five ids that no source names hidden and unconnected', () => {
    const unresolved = chains.filter((chain) => chain.status === 'unresolved')
    expect(idsOf(unresolved)).toEqual(unresolvedIds)
    for (const chain of unresolved.filter(isEvmChain)) {
      expect(chain.rpcUrls).toEqual([])
      expect(chain.specNameCandidates).toEqual(['SV Chain', 'Shib chain', 'Telegramx'])
    }
    expect(idsOf(chains.filter((chain) => chain.hidden))).toEqual(unresolvedIds)
  })

  it('shows retired networks, with a status to warn by', () => {
    const retired = chains.filter((chain) => chain.status === 'retired')
    expect(idsOf(retired)).toEqual([5, 66, 128])
    expect(retired.some((chain) => chain.hidden)).toBe(false)
  })

  it.each(
    specIds
      .map((chainId) => getChain(chainId))
      .filter(isEvmChain)
      .filter(isInUse),
  )('$name has a venue on which a launch can open trading', (chain) => {
    const usable = chain.venues.filter(
      (venue) => venue.kind === 'v2' && venue.router && venue.routerAbi === 'uniswap-v2',
    )
    expect(usable.length).toBeGreaterThan(0)
    expect(chain.multicall3).toBeDefined()
    expect(chain.explorer).toBeDefined()
  })

  it('marks its test networks', () => {
    const tests = specChains.filter((chain) => chain.isTestNetwork && !chain.hidden)
    expect(idsOf(tests)).toEqual([5, 97, 901])
  })
})

describe('fees', () => {
  it('are charged on the five networks of the specification and on the local chain', () => {
    expect(idsOf(chains.filter((chain) => chain.feeCharging))).toEqual([1, 5, 56, 66, 1116, 31337])
  })

  it.each([
    [1, 2_000_000_000_000_000n],
    [5, 200_000_000_000_000n],
    [56, 20_000_000_000_000_000n],
    [66, 10_000_000_000_000_000n],
    [1116, 100_000_000_000_000_000n],
    [31337, 20_000_000_000_000_000n],
  ])('on %i default to %i wei per token', (chainId, tokenWei) => {
    expect(getChain(chainId).creationFees).toEqual({ tokenWei })
  })

  it('of presales and collections are 0.2 of the native currency, on test networks nothing', () => {
    for (const chain of chains.filter(isEvmChain)) {
      const feeWei = chain.isTestNetwork && !chain.feeCharging ? 0n : 200_000_000_000_000_000n
      expect([chain.shortname, platformFeeWeiOf(chain)]).toEqual([chain.shortname, feeWei])
    }
    const named = chains.filter((chain) => chain.platformFeeWei !== undefined)
    expect(named.every((chain) => chain.isTestNetwork)).toBe(true)
    expect(named).toHaveLength(4)
  })
})

describe('blocks and gas', () => {
  it('Arbitrum counts the blocks of its parent, as no other network of the specification', () => {
    const parents = specChains.filter((c) => isEvmChain(c) && c.blockNumberSource === 'parent')
    expect(idsOf(parents)).toEqual([42161])
  })

  it('HyperEVM states its small normal block', () => {
    expect(getEvmChain('hyperevm').blockGasLimit).toBe(2_000_000)
  })

  it('the cap of EIP-7825 is two to the twenty-fourth gas', () => {
    const capped = chains.filter(isEvmChain).filter((c) => c.transactionGasCap !== undefined)
    expect(idsOf(capped)).toEqual(expect.arrayContaining([1, 56, 97, 204, 11155111]))
    for (const chain of capped) expect(chain.transactionGasCap).toBe(2 ** 24)
  })

  it('Monad and Conflux charge by the gas limit', () => {
    expect(getEvmChain('monad').minChargedGasPercent).toBe(100)
    expect(getEvmChain('cfx').minChargedGasPercent).toBe(75)
  })
})

/** Pools that exist: their addresses follow from factory, hash and token addresses (EIP-1014). */
describe('pool addresses', () => {
  it.each([
    ['eth', 'Uniswap V2', 'USDT', '0x0d4a11d5EEaaC28EC3F61d100daF4d40471f1852'],
    ['bsc', 'PancakeSwap V2', 'USDT', '0x16b9a82891338f9bA80E2D6970FddA79D1eb0daE'],
  ])('%s: %s with %s', (shortname, venueName, currencyName, pool) => {
    const chain = getEvmChain(shortname)
    const venue = chain.venues.find(({ name }) => name === venueName)
    const other = chain.currencies.find(({ name }) => name === currencyName)
    if (!venue?.initCodeHash || !other || !chain.wrappedNative) throw new Error('facts are missing')
    const [first, second] = [other.address, chain.wrappedNative].sort((a, b) =>
      a.toLowerCase() < b.toLowerCase() ? -1 : 1,
    )
    if (!first || !second) throw new Error('a pair has two tokens')
    const derived = getContractAddress({
      opcode: 'CREATE2',
      from: venue.factory,
      salt: keccak256(encodePacked(['address', 'address'], [first, second])),
      bytecodeHash: venue.initCodeHash,
    })
    expect(derived).toBe(pool)
  })
})
