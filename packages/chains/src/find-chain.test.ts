import { describe, expect, it } from 'vitest'
import {
  chains,
  defaultChain,
  findChain,
  getChain,
  getEvmChain,
  isEvmChain,
  NotEvmChainError,
  productionChains,
  UnknownChainError,
} from './index.ts'

describe('findChain', () => {
  it('finds by id', () => {
    expect(findChain(8453)?.shortname).toBe('base')
  })

  it('finds by short name in any letter case', () => {
    expect(findChain('BsC')?.chainId).toBe(56)
  })

  it('takes a number in a string for a short name, not for an id', () => {
    expect(findChain('56')).toBeUndefined()
  })

  it.each([0, -1, Number.NaN, 999_999_999, '', 'bnb', ' bsc'])('does not know %j', (unknown) => {
    expect(findChain(unknown)).toBeUndefined()
  })

  it('searches only the given networks', () => {
    expect(findChain('local', productionChains)).toBeUndefined()
    expect(findChain('local')?.chainId).toBe(31337)
  })
})

describe('getChain', () => {
  it('returns what findChain finds', () => {
    expect(getChain('eth')).toBe(findChain(1))
  })

  it('throws a named error with the asked value', () => {
    const act = () => getChain('nowhere')
    expect(act).toThrow(UnknownChainError)
    expect(act).toThrow(
      expect.objectContaining({ code: 'chains/unknown-chain', idOrShortname: 'nowhere' }),
    )
    expect(act).toThrow(/nowhere/)
  })
})

describe('getEvmChain', () => {
  it('returns EVM networks', () => {
    expect(getEvmChain('core').blockNumberSource).toBe('own')
  })

  it('refuses a Solana cluster by name', () => {
    const act = () => getEvmChain('sol')
    expect(act).toThrow(NotEvmChainError)
    expect(act).toThrow(expect.objectContaining({ code: 'chains/not-evm', shortname: 'sol' }))
  })

  it('refuses an unknown network', () => {
    expect(() => getEvmChain(4)).toThrow(UnknownChainError)
  })
})

describe('the door', () => {
  it('has bsc as default network', () => {
    expect(defaultChain.shortname).toBe('bsc')
    expect(defaultChain.chainId).toBe(56)
    expect(getChain('bsc')).toBe(defaultChain)
  })

  it('tells EVM networks from Solana clusters', () => {
    expect(chains.filter((chain) => !isEvmChain(chain)).map((chain) => chain.chainId)).toEqual([
      900, 901, 902,
    ])
  })
})
