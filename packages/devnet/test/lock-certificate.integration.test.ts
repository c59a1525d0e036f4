import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { callRpc } from '@slipway/deployer/node/call-rpc'
import {
  liquidityLockerAbi,
  lockAnnouncerAbi,
  nftLockerAbi,
  tokenLockerAbi,
} from '@slipway/deployments/abi'
import { readArtifact } from '@slipway/deployments/read-artifact'
import { checkCertificate } from '@slipway/sdk/lock/certificate/check-certificate'
import { compareWithNode } from '@slipway/sdk/lock/certificate/compare-with-node'
import {
  type CertificateParams,
  getCertificate,
} from '@slipway/sdk/lock/certificate/get-certificate'
import { listReleasedContracts } from '@slipway/sdk/lock/certificate/list-released-contracts'
import type { LockFacts } from '@slipway/sdk/lock/certificate/lock-facts'
import { getLock } from '@slipway/sdk/lock/evm/get-lock'
import { getLockContracts } from '@slipway/sdk/lock/evm/get-lock-contracts'
import { lockerOf } from '@slipway/sdk/lock/locker-of'
import type { LockContracts, LockerKind } from '@slipway/sdk/lock/types'
import {
  type Abi,
  type Address,
  concat,
  encodeAbiParameters,
  erc20Abi,
  type Log,
  maxUint256,
  parseAbi,
  parseEventLogs,
} from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPosition } from '../src/venue/build-position.ts'
import {
  localCollectionAbi,
  localCollectionAddress,
} from '../src/venue/collection/local-collection.ts'
import { positionManagerAbi } from '../src/venue/position-abi.ts'
import { venueFactoryAbi } from '../src/venue/venue-abi.ts'
import { type LocalPlatform, startLocalPlatform } from './local-platform.ts'

const DAY = 86_400n
const command = fileURLToPath(new URL('../../../scripts/check-certificate.ts', import.meta.url))
const FOREVER = 1_099_511_627_775n
const atOnce = { cliffAt: 0n, firstBps: 0n, cycleSeconds: 0n, cycleBps: 0n }
const plain = { rebasing: false, migratable: false, schedule: atOnce }

let platform: LocalPlatform
let contracts: LockContracts
let token: Address
let now: bigint

beforeAll(async () => {
  platform = await startLocalPlatform(18_672)
  contracts = getLockContracts(platform.chain)
  const [quote] = platform.venue.quoteTokens
  if (!quote) throw new Error('the venue lacks a quote token')
  token = quote.address
  await call(token, erc20Abi, 'approve', [contracts.tokenLocker, maxUint256])
})

afterAll(() => platform.node.stop())

async function call(
  address: Address,
  abi: Abi,
  functionName: string,
  args: readonly unknown[],
): Promise<readonly Log[]> {
  const hash = await platform.owner.writeContract({ address, abi, functionName, args })
  const receipt = await platform.owner.waitForTransactionReceipt({ hash })
  expect(receipt.status).toBe('success')
  return receipt.logs
}

async function readTime(): Promise<bigint> {
  return (await platform.client.getBlock()).timestamp
}

function lockIdIn(logs: readonly Log[]): bigint {
  const [event] = parseEventLogs({
    abi: [...tokenLockerAbi, ...liquidityLockerAbi, ...nftLockerAbi],
    eventName: 'Locked',
    logs: [...logs],
  })
  return (event?.args as { lockId: bigint } | undefined)?.lockId ?? 0n
}

async function lockToken(
  options: object,
  unlockAt: bigint,
  amount = 1_000_003n,
): Promise<CertificateParams> {
  const owner = platform.owner.account.address
  const terms = { ...plain, ...options }
  const logs = await call(contracts.tokenLocker, tokenLockerAbi, 'lock', [
    token,
    amount,
    owner,
    unlockAt,
    terms,
  ])
  return paramsOf('token', lockIdIn(logs))
}

function paramsOf(kind: LockerKind, lockId: bigint): CertificateParams {
  return {
    kind,
    lockId,
    chainId: platform.chain.chainId,
    locker: lockerOf(contracts, kind),
    announcer: contracts.lockAnnouncer,
  }
}

/** The certificate is true, a node agrees with it, and it says what the locker itself says. */
async function expectTrue(params: CertificateParams): Promise<LockFacts> {
  const certificate = await getCertificate(platform.client, params)
  const check = checkCertificate(JSON.stringify(certificate), (id) => listReleasedContracts(id))
  expect(check.steps.filter(({ state }) => state === 'failed')).toEqual([])
  expect(check.verdict).toBe('true')
  const facts = check.facts as LockFacts
  // The node may have gone on meanwhile.
  expect(await compareWithNode(platform.client, certificate, facts)).toEqual({
    block: 'agreed',
    depth: expect.any(Number),
    told: [],
  })
  const lock = await getLock(platform.client, params)
  expect(lock).toMatchObject({
    kind: facts.kind,
    owner: facts.owner,
    lockedAt: facts.lockedAt,
    unlockAt: facts.unlockAt,
    isForever: facts.isForever,
  })
  if (facts.kind === 'token') {
    const { units, initialUnits, isRebasing, isMigratable, schedule } = facts
    expect(lock).toMatchObject({
      token: facts.token,
      units,
      initialUnits,
      isRebasing,
      isMigratable,
    })
    expect(lock?.kind === 'token' && lock.schedule).toEqual(schedule)
  } else if (facts.kind === 'liquidity') {
    const { units: amount, initialUnits: initialAmount, changes, lpToken } = facts
    expect(lock).toMatchObject({ lpToken, amount, initialAmount, changes })
  } else {
    const { collection, nftId, position, feeReceiver, changes } = facts
    expect(lock).toMatchObject({ collection, nftId, position, feeReceiver, changes })
  }
  return facts
}

describe('a certificate of tokens', () => {
  test('for ever, and at once', async () => {
    now = await readTime()
    expect(await expectTrue(await lockToken({}, FOREVER))).toMatchObject({ isForever: true })
    expect(await expectTrue(await lockToken({}, now + 30n * DAY))).toMatchObject({
      isForever: false,
      units: 1_000_003n,
    })
  })

  test('with each release, a part withdrawn, added to, prolonged and handed over', async () => {
    now = await readTime()
    const linear = { ...atOnce, cliffAt: now + DAY, firstBps: 2_500n }
    const steps = { ...linear, cycleSeconds: DAY, cycleBps: 1_500n }
    await expectTrue(await lockToken({ schedule: linear }, now + 100n * DAY))
    const params = await lockToken({ schedule: steps }, now + 6n * DAY)
    expect(await expectTrue(params)).toMatchObject({
      schedule: { firstBps: 2_500, cycleSeconds: 86_400, cycleBps: 1_500 },
    })
    await callRpc(platform.node.rpcUrl, 'evm_increaseTime', [Number(DAY) + 600])
    const act = (name: string, ...args: unknown[]) =>
      call(contracts.tokenLocker, tokenLockerAbi, name, [params.lockId, ...args])
    await act('withdraw', 200_000n)
    expect(await expectTrue(params)).toMatchObject({ units: 800_003n, initialUnits: 1_000_003n })
    await act('increment', 1_000n)
    await act('relock', now + 60n * DAY)
    await act('transferOwnership', contracts.lockAnnouncer)
    expect(await expectTrue(params)).toMatchObject({
      units: 801_003n,
      owner: contracts.lockAnnouncer,
    })
  })

  test('that rebase names the vault, its shares and what a node says it holds', async () => {
    const params = await lockToken({ rebasing: true }, (await readTime()) + 30n * DAY, 5_000n)
    const facts = await expectTrue(params)
    if (facts.kind !== 'token' || !facts.vault) throw new Error('no vault')
    await call(token, erc20Abi, 'transfer', [facts.vault, 5_000n])
    expect(facts).toMatchObject({ units: 5_000_000n, allUnits: 5_000_000n, isRebasing: true })
    const { told } = await getCertificate(platform.client, params)
    expect(told).toMatchObject({ held: '10000', symbol: 'USDT', decimals: 18 })
  })

  test('whose sum is beyond the bits of one word', async () => {
    const supply = 10n ** 30n
    const owner = platform.owner.account.address
    const { bytecode, constructorInputs } = readArtifact('StandardToken')
    const hash = await platform.owner.sendTransaction({
      data: concat([
        bytecode,
        encodeAbiParameters(constructorInputs, [
          ['Large', 'LRG', ''],
          [owner, owner],
          [supply, 18n, 0n, 0n],
          [false],
        ]),
      ]),
    })
    const { contractAddress } = await platform.owner.waitForTransactionReceipt({ hash })
    const large = contractAddress as Address
    await call(large, erc20Abi, 'approve', [contracts.tokenLocker, maxUint256])
    const unlockAt = (await readTime()) + DAY
    const lock = (amount: bigint) => [large, amount, owner, unlockAt, plain]
    await call(contracts.tokenLocker, tokenLockerAbi, 'lock', lock(supply - 5n))
    const logs = await call(contracts.tokenLocker, tokenLockerAbi, 'lock', lock(5n))
    const facts = await expectTrue(paramsOf('token', lockIdIn(logs)))
    expect(facts).toMatchObject({ units: 5n, allUnits: supply })
  })

  test('that can move names what was announced, and what was struck off', async () => {
    const params = await lockToken({ migratable: true }, (await readTime()) + 30n * DAY)
    expect(await expectTrue(params)).toMatchObject({
      succession: { announcements: 0, successors: [] },
    })
    const announce = (name: string, successor: Address) =>
      call(contracts.lockAnnouncer, lockAnnouncerAbi, name, [successor])
    await announce('announce', contracts.nftLocker)
    await announce('announce', contracts.liquidityLocker)
    await announce('strikeOff', contracts.nftLocker)
    const opensAt = await platform.client.readContract({
      address: contracts.lockAnnouncer,
      abi: lockAnnouncerAbi,
      functionName: 'opensAt',
      args: [contracts.liquidityLocker],
    })
    expect(await expectTrue(params)).toMatchObject({
      succession: {
        announcerOwner: platform.owner.account.address,
        announcements: 2,
        successors: [
          { successor: contracts.liquidityLocker, opensAt: Number(opensAt) },
          { successor: contracts.nftLocker, opensAt: 0 },
        ],
      },
    })
    // For ever: it cannot move any more, and the announcer has no place in its certificate.
    await call(contracts.tokenLocker, tokenLockerAbi, 'relock', [params.lockId, FOREVER])
    expect(await expectTrue(params)).not.toHaveProperty('succession')
  })

  test('is of one block, though its node goes on between two answers', async () => {
    const params = await lockToken({}, (await readTime()) + 30n * DAY)
    let proofs = 0
    const request = (async (asked: { method: string; params?: unknown }) => {
      if (asked.method === 'eth_getProof') {
        proofs += 1
        if (proofs <= 3) {
          // A node that takes in a block meanwhile: it proves the state of the new one.
          await call(token, erc20Abi, 'approve', [contracts.nftLocker, BigInt(proofs)])
          const [address, slots] = asked.params as [Address, readonly string[]]
          return platform.client.request({
            method: 'eth_getProof',
            params: [address, slots, 'latest'],
          } as never)
        }
      }
      return platform.client.request(asked as never)
    }) as typeof platform.client.request
    const certificate = await getCertificate({ ...platform.client, request }, params)
    const check = checkCertificate(JSON.stringify(certificate), (id) => listReleasedContracts(id))
    expect(check.verdict).toBe('true')
  })

  test('that are gone, or never were, is refused', async () => {
    const refused = { name: 'CertificateRefused', code: 'LockGone' }
    await expect(getCertificate(platform.client, paramsOf('token', 999n))).rejects.toMatchObject(
      refused,
    )
    await expect(getCertificate(platform.client, paramsOf('nft', 999n))).rejects.toMatchObject(
      refused,
    )
  })
})

test('a certificate of liquidity', async () => {
  const { factory, wrappedNative } = platform.venue
  const pair = await platform.client.readContract({
    address: factory,
    abi: venueFactoryAbi,
    functionName: 'getPair',
    args: [token, wrappedNative],
  })
  await call(pair, erc20Abi, 'approve', [contracts.liquidityLocker, maxUint256])
  const unlockAt = (await readTime()) + 30n * DAY
  const owner = platform.owner.account.address
  const lock = [pair, 1_000_000n, owner, unlockAt]
  const logs = await call(contracts.liquidityLocker, liquidityLockerAbi, 'lock', lock)
  const params = paramsOf('liquidity', lockIdIn(logs))
  await expectTrue(params)
  await call(contracts.liquidityLocker, liquidityLockerAbi, 'split', [params.lockId, 400_000n])
  expect(await expectTrue(params)).toMatchObject({
    units: 600_000n,
    allUnits: 1_000_000n,
    changes: 1,
  })
  const { told } = await getCertificate(platform.client, params)
  expect([told.token0, told.token1].sort()).toEqual([token, wrappedNative].sort())
})

describe('a certificate of an NFT', () => {
  const lockNft = async (collection: Address, nftId: bigint) => {
    const abi = parseAbi(['function approve(address to, uint256 id)'])
    await call(collection, abi, 'approve', [contracts.nftLocker, nftId])
    const unlockAt = (await readTime()) + 30n * DAY
    const owner = platform.owner.account.address
    const lock = [collection, nftId, owner, unlockAt]
    return paramsOf('nft', lockIdIn(await call(contracts.nftLocker, nftLockerAbi, 'lock', lock)))
  }

  test('of a collection', async () => {
    const to = platform.owner.account.address
    const supply = await platform.client.readContract({
      address: localCollectionAddress,
      abi: localCollectionAbi,
      functionName: 'totalSupply',
    })
    const logs = await call(localCollectionAddress, localCollectionAbi, 'mint', [to, 1n])
    const nftId = BigInt(logs[0]?.topics[3] ?? supply)
    const params = await lockNft(localCollectionAddress, nftId)
    expect(await expectTrue(params)).toMatchObject({
      position: 'none',
      nftId,
      indexedLockId: params.lockId,
    })
    const { told } = await getCertificate(platform.client, params)
    expect(told.nftOwner).toBe(contracts.nftLocker)
  })

  test('that is a position, with another receiver of its fees', async () => {
    const { positions, venue } = { positions: platform.venue.positions, venue: platform.venue }
    await call(token, erc20Abi, 'approve', [positions.nftManager, maxUint256])
    const mint = buildPosition(positions, {
      token,
      wrappedNative: venue.wrappedNative,
      tokenAmount: 10n ** 18n,
      nativeWei: 10n ** 18n,
      owner: platform.owner.account.address,
    })
    const hash = await platform.owner.sendTransaction({
      to: mint.to,
      data: mint.data,
      value: mint.valueWei,
    })
    const { logs } = await platform.owner.waitForTransactionReceipt({ hash })
    const minted = parseEventLogs({ abi: positionManagerAbi, eventName: 'Transfer', logs }).find(
      ({ address }) => address === positions.nftManager.toLowerCase(),
    )
    const nftId = (minted?.args as { tokenId: bigint } | undefined)?.tokenId ?? 0n
    const lock = await lockNft(positions.nftManager, nftId)
    const receiver = contracts.lockAnnouncer
    await call(contracts.nftLocker, nftLockerAbi, 'setFeeReceiver', [lock.lockId, receiver])
    expect(await expectTrue(lock)).toMatchObject({ position: 'v3', feeReceiver: receiver })
  })
})

describe('a stranger', () => {
  test('with the command and a node finds it true, and a forged one not', async () => {
    const params = await lockToken({}, (await readTime()) + 30n * DAY)
    const certificate = await getCertificate(platform.client, params)
    expect(await runCommand(certificate, platform.node.rpcUrl)).toMatchObject({ status: 0 })
    const forged = { ...certificate, claims: { ...certificate.claims, units: '5' } }
    const answer = await runCommand(forged)
    expect(answer).toMatchObject({ status: 1 })
    expect(answer.stdout).toContain('ClaimDiffers')
  })

  test('learns from a node, and only from one, that the whole chain was made up', async () => {
    const other = await startLocalPlatform(18_675)
    try {
      const own = platform
      platform = other
      await call(token, erc20Abi, 'approve', [contracts.tokenLocker, maxUint256])
      const params = await lockToken({}, FOREVER, 10n ** 24n)
      const certificate = await getCertificate(other.client, params)
      platform = own
      const file = JSON.stringify(certificate)
      const { verdict, facts } = checkCertificate(file, (id) => listReleasedContracts(id))
      expect(verdict).toBe('true')
      await callRpc(own.node.rpcUrl, 'anvil_mine', [`0x${certificate.block.number.toString(16)}`])
      const told = await compareWithNode(own.client, certificate, facts as LockFacts)
      expect(told).toEqual({ block: 'differs' })
      const newest = await own.client.getBlockNumber({ cacheTime: 0 })
      const ahead = { ...certificate, block: { ...certificate.block, number: Number(newest) + 9 } }
      expect(await compareWithNode(own.client, ahead, facts as LockFacts)).toEqual({
        block: 'unknown',
      })
      expect(await runCommand(certificate, own.node.rpcUrl)).toMatchObject({ status: 1 })
    } finally {
      await other.node.stop()
    }
  })

  test('is told when an asset says other things of itself than the file', async () => {
    const params = await lockToken({}, (await readTime()) + 30n * DAY)
    const certificate = await getCertificate(platform.client, params)
    const { facts } = checkCertificate(JSON.stringify(certificate), (id) =>
      listReleasedContracts(id),
    )
    const forged = { ...certificate, told: { ...certificate.told, symbol: 'GOLD' } }
    expect(await compareWithNode(platform.client, forged, facts as LockFacts)).toMatchObject({
      block: 'agreed',
      told: [{ name: 'symbol', said: 'GOLD', found: 'USDT' }],
    })
  })
})

/** Runs the command of the runbook. */
async function runCommand(certificate: unknown, ...node: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-certificate-'))
  const file = join(folder, 'lock.json')
  await writeFile(file, JSON.stringify(certificate))
  const { status, stdout } = await new Promise<{ status: number; stdout: string }>((resolve) => {
    execFile(process.execPath, [command, file, ...node], (error, stdout) =>
      resolve({ status: error ? Number(error.code) : 0, stdout }),
    )
  })
  await rm(folder, { recursive: true })
  return { status, stdout }
}
