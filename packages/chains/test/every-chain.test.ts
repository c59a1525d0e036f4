import { readdirSync } from 'node:fs'
import { type Chain, getAddress, isAddress } from 'viem'
import * as viemChains from 'viem/chains'
import { describe, expect, it } from 'vitest'
import { localAttestations } from '../src/generated/local-attestations.ts'
import { localNames } from '../src/generated/local-names.ts'
import {
  type ChainDefinition,
  chains,
  type EvmChainDefinition,
  getEvmChain,
  isEvmChain,
} from '../src/index.ts'

const folder = (path: string): string[] => readdirSync(new URL(path, import.meta.url)).sort()
/** viem takes an address all in lower case for valid; here it is not. */
const isChecksummed = (address: string): boolean =>
  isAddress(address) && getAddress(address) === address
const isBase58Key = (text: string): boolean => /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)
const evmChains = chains.filter(isEvmChain)
const each = (list: readonly ChainDefinition[]) =>
  list.map((chain) => [chain.shortname, chain] as const)
const eachEvm = evmChains.map((chain) => [chain.shortname, chain] as const)

describe('the catalogue', () => {
  it.each(['chainId', 'shortname', 'name', 'logo'] as const)('repeats no %s', (field) => {
    const values = chains.map((chain) => String(chain[field]).toLowerCase())
    expect(new Set(values).size).toBe(values.length)
  })

  it('lists every definition file, and one file per network', () => {
    expect(folder('../src/definitions')).toEqual(chains.map((c) => `${c.shortname}.ts`).sort())
  })

  it('has one logo per network and no other', () => {
    expect(folder('../logos')).toEqual(chains.map((chain) => chain.logo).sort())
  })
})

describe.each(each(chains))('%s', (_shortname, chain) => {
  it('is named as URLs and pickers need it', () => {
    expect(Number.isSafeInteger(chain.chainId) && chain.chainId > 0).toBe(true)
    expect(chain.shortname).toMatch(/^[a-z0-9-]{2,24}$/)
    expect(chain.name).toMatch(/^\S.{0,38}\S$/)
    expect(chain.logo).toBe(`${chain.shortname}.svg`)
    expect(chain.specName).not.toBe(chain.name)
  })

  it('names its native currency and the decimals of its kind', () => {
    expect(chain.nativeCurrency.name).not.toBe('')
    expect(chain.nativeCurrency.symbol).toMatch(/^[A-Za-z]{1,8}$/)
    expect(chain.nativeCurrency.decimals).toBe(chain.type === 'evm' ? 18 : 9)
  })

  it('reaches public nodes over https without a key', () => {
    const scheme = chain.development ? /^http:\/\/127\.0\.0\.1:/ : /^https:\/\//
    for (const url of chain.rpcUrls) {
      expect(url).toMatch(scheme)
      expect(URL.canParse(url)).toBe(true)
      expect(url).not.toMatch(/[${}@?]|api[-_]?key|[0-9a-z]{24,}/i)
    }
    expect(new Set(chain.rpcUrls).size).toBe(chain.rpcUrls.length)
    expect(chain.rpcUrls.length > 0).toBe(chain.status !== 'unresolved')
    expect(chain.wsUrl).toBeUndefined()
  })

  it('links only to https pages', () => {
    const links = [chain.explorer, ...(chain.altExplorers ?? [])].flatMap((explorer) =>
      explorer ? [explorer.url, explorer.apiUrl] : [],
    )
    const pages = [...links, ...chain.venues.map((venue) => venue.url), chain.createTokenUrl]
    for (const page of pages) if (page !== undefined) expect(page).toMatch(/^https:\/\/[^\s]+$/)
    if (chain.jumpTo !== undefined) expect(chain.jumpTo).toMatch(/^(\/[a-z]|https:\/\/)/)
  })

  it('leads into the Solana area exactly when it is a Solana cluster', () => {
    expect(chain.jumpTo?.startsWith('/solana') ?? false).toBe(chain.type === 'solana')
  })

  it('is hidden exactly when it is unresolved', () => {
    expect(chain.hidden).toBe(chain.status === 'unresolved')
  })

  it('says since when, and what followed, exactly when it was left', () => {
    expect(chain.retirement !== undefined).toBe(['deprecated', 'retired'].includes(chain.status))
    if (!chain.retirement) return
    expect(chain.retirement.date).toMatch(/^20\d\d(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/)
    const { successor } = chain.retirement
    if (successor !== undefined) {
      expect(chains.find((other) => other.shortname === successor)?.status).toBe('live')
    }
  })

  it('has fees exactly when it charges them', () => {
    expect(chain.creationFees !== undefined).toBe(chain.feeCharging)
  })

  it('states its block time unless its state is unknown', () => {
    if (chain.blockTimeSeconds === undefined) {
      expect(['unknown', 'unresolved']).toContain(chain.status)
    } else {
      expect(chain.blockTimeSeconds).toBeGreaterThan(0)
      expect(chain.blockTimeSeconds).toBeLessThan(60)
    }
  })

  it('lists currencies with one wrapped native', () => {
    const { currencies } = chain
    for (const field of ['name', 'address'] as const) {
      expect(new Set(currencies.map((entry) => entry[field])).size).toBe(currencies.length)
    }
    for (const entry of currencies) {
      expect(entry.name).toMatch(/^[A-Za-z0-9.-]{1,16}$/)
      if (entry.decimals !== undefined) {
        expect(Number.isInteger(entry.decimals)).toBe(true)
        expect(entry.decimals).toBeGreaterThanOrEqual(0)
        expect(entry.decimals).toBeLessThanOrEqual(18)
      }
    }
    const wrapped = currencies.filter((entry) => entry.isWETH)
    expect(wrapped.map((entry) => entry.address)).toEqual(
      chain.wrappedNative === undefined ? [] : [chain.wrappedNative],
    )
    expect(wrapped.every((entry) => entry.decimals === chain.nativeCurrency.decimals)).toBe(true)
  })

  it('lists venues that wrap into a currency of the network', () => {
    const names = chain.currencies.map((entry) => entry.name)
    for (const venue of chain.venues) expect(names).toContain(venue.currency)
    expect(new Set(chain.venues.map((venue) => venue.name)).size).toBe(chain.venues.length)
  })
})

function venueAddresses(chain: EvmChainDefinition): string[] {
  return chain.venues
    .flatMap((venue) => [venue.factory, venue.router, venue.nftManager, venue.poolDeployer])
    .filter((address) => address !== undefined)
}

describe.each(eachEvm)('%s as an EVM network', (_shortname, chain) => {
  it('writes every address with its checksum', () => {
    const addresses = [
      ...chain.currencies.map((entry) => entry.address),
      ...venueAddresses(chain),
      ...[
        chain.multicall3,
        chain.wrappedNative,
        chain.attestations?.eas,
        chain.attestations?.schemaRegistry,
        chain.names?.universalResolver,
      ].filter((address) => address !== undefined),
    ]
    expect(addresses.filter((address) => !isChecksummed(address))).toEqual([])
  })

  it('counts dollars in stablecoins of networks in use alone', () => {
    const dollars = chain.currencies.filter(({ isDollar }) => isDollar)
    if (chain.status !== 'live' || (chain.isTestNetwork && !chain.development))
      expect(dollars).toEqual([])
    for (const { name, decimals, isWETH } of dollars) {
      expect(name).toMatch(/^(USDT0?|USDC(\.e)?|USDbC|FDUSD|DAI(\.e)?)$/)
      expect([typeof decimals, isWETH]).toEqual(['number', false])
    }
  })

  it('describes venues consistently', () => {
    for (const venue of chain.venues) {
      if (venue.kind === 'v2') expect(venue.nftManager).toBeUndefined()
      const v3Router = venue.routerAbi === 'uniswap-v3' || venue.routerAbi === 'algebra'
      expect(v3Router).toBe(venue.kind === 'v3')
      if (venue.initCodeHash) expect(venue.initCodeHash).toMatch(/^0x[0-9a-f]{64}$/)
    }
  })

  it('keeps schemas and attestations in two contracts', () => {
    const { eas, schemaRegistry } = chain.attestations ?? {}
    expect(eas === undefined).toBe(chain.attestations === undefined)
    if (eas) expect(schemaRegistry).not.toBe(eas)
  })

  it('agrees with itself about PUSH0, which came with Shanghai', () => {
    const hasPush0 = ['shanghai', 'cancun', 'prague'].includes(chain.evmVersion)
    expect(chain.push0).toBe(hasPush0)
  })

  it('knows nothing on the word of a registry alone', () => {
    if (chain.status !== 'unresolved') return
    const { currencies, venues, explorer, multicall3, attestations } = chain
    expect([currencies, venues]).toEqual([[], []])
    expect([explorer, multicall3, attestations]).toEqual([undefined, undefined, undefined])
  })

  it('names candidates exactly when it is unresolved', () => {
    const unresolved = chain.status === 'unresolved'
    expect(chain.specNameCandidates !== undefined).toBe(unresolved)
    if (chain.registryHolder) expect(unresolved).toBe(true)
  })
})

describe('the attestation service', () => {
  it('of the local chain stands where it is put', () => {
    expect(getEvmChain('local').attestations).toEqual(localAttestations)
  })

  // The networks of ours that its makers name (eas-contracts, README and `deployments`), and the local chain.
  it('is known where its makers name it, and nowhere else', () => {
    const named = 'eth base arb polygon op linea scroll blast unichain sepolia basesepolia local'
    const known = evmChains.filter((chain) => chain.attestations)
    expect(known.map((chain) => chain.shortname)).toEqual(named.split(' '))
  })

  it('stands in the first blocks of the OP Stack, at the same addresses everywhere', () => {
    const predeploys = {
      eas: '0x4200000000000000000000000000000000000021',
      schemaRegistry: '0x4200000000000000000000000000000000000020',
    }
    const there = evmChains.filter((chain) => chain.attestations?.eas === predeploys.eas)
    expect(there.map((chain) => chain.shortname)).toEqual([
      'base',
      'op',
      'blast',
      'unichain',
      'basesepolia',
    ])
    for (const { attestations } of there) expect(attestations).toEqual(predeploys)
  })
})

describe('dollars', () => {
  // Copies that a fork made are worth nothing, and what its issuer gave up does not keep its price.
  it('are not counted in copies, closed coins and coins that one source alone lists', () => {
    const isDollar = (shortname: string, name: string) =>
      getEvmChain(shortname).currencies.some((one) => one.name === name && one.isDollar)
    for (const [shortname, name] of [
      ['ethw', 'USDT'],
      ['fon', 'USDT'],
      ['ftm', 'lzUSDC'],
      ['eth', 'BUSD'],
      ['bsc', 'BUSD'],
      ['unichain', 'USDT0'],
    ] as const)
      expect([shortname, isDollar(shortname, name)]).toEqual([shortname, false])
    for (const [shortname, name] of [
      ['eth', 'USDC'],
      ['bsc', 'USDT'],
      ['base', 'USDC'],
    ] as const)
      expect([shortname, isDollar(shortname, name)]).toEqual([shortname, true])
  })
})

describe('the name service', () => {
  it('of the local chain stands where it is put', () => {
    expect(getEvmChain('local').names).toEqual(localNames)
  })

  it('is the one that viem knows of each network that is in use', () => {
    const known = new Map(
      Object.values(viemChains).flatMap((chain) => {
        const { contracts = {}, ensTlds } = chain as Chain
        const resolver = contracts.ensUniversalResolver
        return resolver && 'address' in resolver
          ? [[chain.id as number, { resolver, ensTlds }] as const]
          : []
      }),
    )
    for (const { chainId, status, names } of evmChains) {
      if (chainId === 31337 || status === 'retired') continue
      const { resolver, ensTlds } = known.get(chainId) ?? {}
      expect([chainId, names?.universalResolver.toLowerCase(), names?.suffixes]).toEqual([
        chainId,
        resolver?.address.toLowerCase(),
        ensTlds,
      ])
    }
  })
})

describe.each(each(chains.filter((chain) => chain.type === 'solana')))(
  '%s as a Solana cluster',
  (_shortname, chain) => {
    it('writes every account in base58', () => {
      const accounts = chain.currencies.map((entry) => entry.address)
      if (chain.type === 'solana') accounts.push(...chain.venues.map((venue) => venue.programId))
      expect(accounts.filter((account) => !isBase58Key(account))).toEqual([])
    })
  },
)
