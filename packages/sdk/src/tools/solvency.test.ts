import { getEvmChain } from '@slipway/chains'
import { getLocalDeployment } from '@slipway/deployments'
import {
  airdropFactoryAbi,
  inviterAbi,
  launchPadAbi,
  liquidityLockerAbi,
  merkleAirdropAbi,
  nftLockerAbi,
  nftPoolAbi,
  nftSaleAbi,
  nftSaleFactoryAbi,
  openingVaultAbi,
  poolFactoryAbi,
  presaleAbi,
  presaleFactoryAbi,
  rewardDividendTokenAbi,
  tokenFactoryAbi,
  tokenLockerAbi,
  tokenMappingAbi,
  tokenPoolAbi,
  vipAbi,
} from '@slipway/deployments/abi'
import {
  type Abi,
  type AbiFunction,
  type AbiParameter,
  type Address,
  encodeFunctionResult,
  getAddress,
  type Hex,
  zeroAddress,
} from 'viem'
import { describe, expect, test } from 'vitest'
import type { ReadClient } from '../evm/create-read-client.ts'
import { RpcUnavailable } from '../evm/errors.ts'
import type { AssetSolvency } from './asset-solvency.ts'
import { getRegistryHolders } from './get-registry-holders.ts'
import { assetsPerPage, getSolvency, mostAssets } from './get-solvency.ts'
import { readHolders } from './read-holders.ts'
import { instanceRegistryAbi, tokenRegistryAbi } from './registry-abi.ts'
import { solvencyAbi } from './solvency-abi.ts'
import { solvencyStateOf, sumSolvency, worstStateOf } from './solvency-math.ts'
import { findHolderRegistries, findPlatformHolders, type ValueHolder } from './value-holders.ts'

const at = (digits: string): Address => getAddress(`0x${digits.padStart(40, '0')}`)
const asset = (digits: string, owed: bigint, held: bigint): AssetSolvency => ({
  asset: at(digits),
  owed,
  held,
})
const listOf = (length: number) => Array.from({ length }, (_, index) => asset(`${index}`, 1n, 1n))

interface Asked {
  readonly address: Address
  readonly functionName: string
  readonly args?: readonly bigint[]
  readonly blockNumber?: bigint
}

/** A client whose contracts answer as `answer` says: together with others, and alone. */
function clientOf(
  answer: (asked: Asked) => unknown,
  alone?: (address: Address, block?: bigint) => Hex | Promise<Hex>,
) {
  return {
    chain: { id: 31337 },
    batch: { multicall: true },
    getBlockNumber: async () => 77n,
    readContract: async (asked: Asked) => await answer(asked),
    call: async ({ to, blockNumber }: { to: Address; blockNumber?: bigint }) => {
      if (!alone) throw new Error('execution reverted')
      return { data: await alone(to, blockNumber) }
    },
  } as unknown as ReadClient
}

const holder = (digits: string): ValueHolder => ({
  kind: 'presale',
  presaleKind: 'normal',
  address: at(digits),
  isPaged: false,
})

describe('states and sums', () => {
  test('what is held covers what is owed, exceeds it or falls short by one unit', () => {
    expect(solvencyStateOf({ owed: 5n, held: 5n })).toBe('covered')
    expect(solvencyStateOf({ owed: 5n, held: 6n })).toBe('more')
    expect(solvencyStateOf({ owed: 5n, held: 4n })).toBe('missing')
  })

  test('one missing asset outweighs any surplus of others', () => {
    expect(worstStateOf([asset('1', 1n, 9n), asset('2', 2n, 1n)])).toBe('missing')
    expect(worstStateOf([asset('1', 1n, 9n), asset('2', 2n, 2n)])).toBe('more')
    expect(worstStateOf([])).toBe('covered')
  })

  test('sums are by asset, and one contract’s surplus does not pay for another', () => {
    const totals = sumSolvency([
      { assets: [asset('1', 10n, 30n), asset('2', 1n, 1n), asset('1', 1n, 1n)] },
      { assets: [asset('1', 10n, 7n)] },
    ])
    expect(totals).toEqual([
      { asset: at('1'), owed: 21n, held: 38n, contracts: 2, missing: 3n },
      { asset: at('2'), owed: 1n, held: 1n, contracts: 1, missing: 0n },
    ])
  })
})

describe('one contract', () => {
  const query = { address: at('a'), blockNumber: 77n }

  test('pages are read until one is short, all after the same block', async () => {
    const all = listOf(assetsPerPage + 3)
    const asked: Asked[] = []
    const client = clientOf((question) => {
      asked.push(question)
      const [offset = 0n, limit = 0n] = question.args ?? []
      return all.slice(Number(offset), Number(offset + limit))
    })
    const found = await getSolvency(client, { ...query, isPaged: true })
    expect(found).toEqual({ ...query, assets: all, isComplete: true })
    expect(asked.map(({ blockNumber }) => blockNumber)).toEqual([77n, 77n])
  })

  test('a list without end is cut, and says so', async () => {
    const client = clientOf(() => listOf(assetsPerPage))
    const found = await getSolvency(client, { ...query, isPaged: true })
    expect(found.assets).toHaveLength(mostAssets)
    expect(found.isComplete).toBe(false)
  })

  test('what failed in company is asked again alone, after the same block', async () => {
    const assets = [asset('1', 3n, 4n)]
    const client = clientOf(
      () => Promise.reject(new Error('out of gas')),
      (_, block) => {
        expect(block).toBe(77n)
        return encodeFunctionResult({ abi: solvencyAbi, functionName: 'solvency', result: assets })
      },
    )
    expect((await getSolvency(client, { ...query, isPaged: false })).assets).toEqual(assets)
  })

  describe('whose pages are of ids', () => {
    /** A locker of as many NFTs, of which only those that `isHere` names are still locked. */
    const lockerOf = (count: number, isHere: (id: number) => boolean) =>
      clientOf(({ functionName, args }) => {
        if (functionName === 'lockCount') return BigInt(count)
        const [offset = 0n, limit = 0n] = args ?? []
        const end = Math.min(Number(offset + limit), count)
        const ids = Array.from({ length: end - Number(offset) }, (_, at) => Number(offset) + at + 1)
        return ids.filter(isHere).map((id) => asset(`${(id % 2) + 1}`, 1n, id === 120 ? 0n : 1n))
      })

    test('a page without living locks is not the last one', async () => {
      const client = lockerOf(120, (id) => id > 110)
      const found = await getSolvency(client, { ...query, isPaged: true, isById: true })
      expect(found.isComplete).toBe(true)
      // One row a collection, and the one that is gone is missing.
      expect(found.assets).toEqual([asset('2', 5n, 5n), asset('1', 5n, 4n)])
    })

    test('a list without end is cut, and says so', async () => {
      const whole = await getSolvency(
        lockerOf(mostAssets, () => true),
        { ...query, isById: true },
      )
      const cut = await getSolvency(
        lockerOf(mostAssets + 1, () => true),
        {
          ...query,
          isById: true,
        },
      )
      expect([whole.isComplete, cut.isComplete]).toEqual([true, false])
      expect(cut.assets).toEqual(whole.assets)
    })

    test('none at all', async () => {
      const found = await getSolvency(
        lockerOf(0, () => true),
        { ...query, isById: true },
      )
      expect(found).toEqual({ ...query, assets: [], isComplete: true })
    })
  })

  test('an unknown contract may answer without pages', async () => {
    const assets = [asset('1', 3n, 4n)]
    const client = clientOf(({ functionName }) => {
      if (functionName === 'solvency') return assets
      throw new Error('execution reverted')
    })
    expect((await getSolvency(client, query)).assets).toEqual(assets)
  })

  test('one that answers nothing is refused', async () => {
    const client = clientOf(
      () => Promise.reject(new Error('execution reverted')),
      () => '0x',
    )
    await expect(getSolvency(client, query)).rejects.toThrow()
  })
})

describe('many contracts', () => {
  test('one that does not answer hides no other one', async () => {
    const client = clientOf(({ address }) => {
      if (address === at('b')) throw new Error('execution reverted')
      return [asset('1', 1n, 1n)]
    })
    const { readings, blockNumber } = await readHolders(client, [holder('a'), holder('b')])
    expect(blockNumber).toBe(77n)
    expect(readings.map(({ solvency, failure }) => failure ?? solvency?.assets.length)).toEqual([
      1,
      'contract',
    ])
  })

  test('a node that is away for one read is told apart from a contract that refuses', async () => {
    const gone = new RpcUnavailable(31337)
    const client = clientOf(
      ({ address }) => (address === at('b') ? Promise.reject(gone) : []),
      () => Promise.reject(gone),
    )
    const { readings } = await readHolders(client, [holder('b'), holder('a')])
    expect(readings.map(({ failure }) => failure)).toEqual(['node', undefined])
  })

  test('where no node answers anything the read fails as a whole', async () => {
    const gone = new RpcUnavailable(31337)
    const client = clientOf(
      () => Promise.reject(gone),
      () => Promise.reject(gone),
    )
    await expect(readHolders(client, [holder('a'), holder('b')])).rejects.toBe(gone)
  })
})

describe('whom to read', () => {
  const record = (index: number, templateId: number) => ({
    creator: at('c'),
    owner: at('c'),
    token: at(`${index + 1}`),
    addr: at(`${index + 1}`),
    createdAt: 1,
    templateId,
    infoId: index + 1,
  })
  /** Registries of 95 presales, and of tokens of which every second one pays dividends. */
  const client = clientOf(({ functionName, args }) => {
    if (functionName === 'recordCount') return 95n
    const [offset = 0n, limit = 0n] = args ?? []
    return Array.from({ length: Number(limit) }, (_, step) => {
      const index = Number(offset) + step
      return record(index, index % 2 === 0 ? 1 : 3)
    })
  })

  test('a registry is read from its newest entry back to its first, each entry once', async () => {
    const registries = [{ of: 'presales', factory: at('f') }] as const
    const seen: string[] = []
    let cursor: Parameters<typeof getRegistryHolders>[2]
    do {
      const { holders, next } = await getRegistryHolders(client, registries, cursor)
      seen.push(...holders.map(({ address }) => address))
      cursor = next
    } while (cursor)
    expect(seen).toHaveLength(95)
    expect(new Set(seen).size).toBe(95)
    expect(seen[0]).toBe(at('95'))
    expect(seen.at(-1)).toBe(at('1'))
  })

  test('of tokens only those that hold dividends', async () => {
    const { holders } = await getRegistryHolders(client, [
      { of: 'dividendTokens', factory: at('f') },
    ])
    expect(holders).toHaveLength(20)
    expect(holders.every(({ kind }) => kind === 'dividendToken')).toBe(true)
  })

  test('a pool, an airdrop and a collection are known by their template; what a later version makes is left out', async () => {
    const pools = await getRegistryHolders(client, [{ of: 'pools', factory: at('f') }])
    expect(
      new Set(pools.holders.map((holder) => holder.kind === 'pool' && holder.poolKind)),
    ).toEqual(new Set(['token', 'nft']))
    const airdrops = await getRegistryHolders(client, [{ of: 'airdrops', factory: at('f') }])
    expect(airdrops.holders).toHaveLength(20)
    expect(airdrops.holders.every(({ kind }) => kind === 'airdrop')).toBe(true)
    const { holders } = await getRegistryHolders(client, [{ of: 'collections', factory: at('f') }])
    expect(holders).toHaveLength(20)
    expect(holders.every(({ kind }) => kind === 'collection')).toBe(true)
  })

  test('older versions follow newer ones', async () => {
    const both = [
      { of: 'presales', factory: at('f1') },
      { of: 'presales', factory: at('f2') },
    ] as const
    const { next } = await getRegistryHolders(client, both, { registry: 0, end: 10 })
    expect(next).toEqual({ registry: 1 })
  })

  test('a network without our contracts has nobody to read', async () => {
    const none = getEvmChain('eth')
    expect(findPlatformHolders(none)).toEqual([])
    expect(findHolderRegistries(none, 'presales')).toEqual([])
    expect(await getRegistryHolders(client, [])).toEqual({ holders: [] })
  })

  test.each([
    ['presales', 'presaleFactory'],
    ['dividendTokens', 'tokenFactory'],
    ['pools', 'poolFactory'],
    ['airdrops', 'airdropFactory'],
    ['collections', 'nftSaleFactory'],
  ] as const)('the registry of %s is that of the %s', (of, name) => {
    const { contracts } = getLocalDeployment()
    const factory = contracts[name]?.address
    expect(factory).toBeDefined()
    expect(findHolderRegistries(getEvmChain('local'), of)).toEqual([{ of, factory }])
  })

  test('the local chain has every contract that stands once, none of them twice', () => {
    const holders = findPlatformHolders(getEvmChain('local'))
    expect(holders.map(({ kind }) => kind)).toEqual([
      'tokenFactory',
      'presaleFactory',
      'poolFactory',
      'airdropFactory',
      'nftSaleFactory',
      'vip',
      'tokenLocker',
      'liquidityLocker',
      'nftLocker',
      'launchPad',
      'openingVault',
      'inviter',
    ])
    expect(holders.every(({ address }) => address !== zeroAddress)).toBe(true)
    expect(holders.filter(({ isById }) => isById).map(({ kind }) => kind)).toEqual(['nftLocker'])
  })
})

describe('what is asked', () => {
  const shapeOf = (abi: Abi, name: string) => {
    const item = abi.find((one) => one.type === 'function' && one.name === name) as AbiFunction
    const typesOf = (parameters: readonly AbiParameter[]): string =>
      parameters
        .map((one) => `${one.type}${'components' in one ? `(${typesOf(one.components)})` : ''}`)
        .join()
    return `${name}(${typesOf(item.inputs)}) ${typesOf(item.outputs)}`
  }

  test.each([
    [instanceRegistryAbi, presaleFactoryAbi],
    [instanceRegistryAbi, poolFactoryAbi],
    [instanceRegistryAbi, airdropFactoryAbi],
    [instanceRegistryAbi, nftSaleFactoryAbi],
    [tokenRegistryAbi, tokenFactoryAbi],
  ] as const)('a registry answers as its factory was compiled', (asked, compiled) => {
    for (const name of ['records', 'recordCount'])
      expect(shapeOf(asked, name)).toBe(shapeOf(compiled, name))
  })

  test('so do contracts that hold value', () => {
    const instances = [
      tokenPoolAbi,
      nftPoolAbi,
      tokenMappingAbi,
      merkleAirdropAbi,
      nftSaleAbi,
      vipAbi,
    ]
    for (const abi of [
      presaleAbi,
      tokenFactoryAbi,
      rewardDividendTokenAbi,
      launchPadAbi,
      ...instances,
    ])
      expect(shapeOf(solvencyAbi, 'solvency')).toBe(shapeOf(abi, 'solvency'))
    const lockers = [tokenLockerAbi, liquidityLockerAbi, nftLockerAbi]
    for (const abi of [launchPadAbi, openingVaultAbi, inviterAbi, ...lockers])
      expect(shapeOf(solvencyAbi, 'solvencyPage')).toBe(shapeOf(abi, 'solvencyPage'))
    expect(shapeOf(solvencyAbi, 'lockCount')).toBe(shapeOf(nftLockerAbi, 'lockCount'))
  })
})
