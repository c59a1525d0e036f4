import { createRequire } from 'node:module'
import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { getLocalDeployment } from '@slipway/deployments'
import { getLockContracts } from '@slipway/sdk/lock/evm/get-lock-contracts'
import { calculateTokensNeeded } from '@slipway/sdk/presale/presale-math'
import { type Address, parseAbi, parseUnits } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalPlatform, startLocalPlatform } from './local-platform.ts'
import { draftLock, makeLock } from './lock-on-chain.ts'
import {
  createPlainToken,
  createPresale,
  readNow,
  readPresale,
  typedPresale,
} from './presale-on-chain.ts'

/** The part of DefiLlama's `ChainApi` that adapters work with (`@defillama/sdk`). */
interface ChainApi {
  call(question: { target: Address; abi: string; params?: readonly unknown[] }): Promise<unknown>
  multiCall(questions: {
    abi: string
    calls: readonly Address[]
    permitFailure?: boolean
  }): Promise<readonly unknown[]>
  add(asset: Address, amount: bigint): void
}

interface Adapter {
  readonly methodology: string
  readonly local: { readonly tvl: (api: ChainApi) => Promise<void> }
}

const { adapterOf } = createRequire(import.meta.url)(
  '../../deployments/adapters/defillama.cjs',
) as { adapterOf: (records: Record<string, unknown>) => Adapter }

const owner = getDevelopmentAccount(3).address
let platform: LocalPlatform

beforeAll(async () => {
  platform = await startLocalPlatform(18_694)
})

afterAll(() => platform.node.stop())

/** Answers as DefiLlama's own does: what fails is `null` where that is allowed, sums are by asset. */
function createApi() {
  const sums = new Map<string, bigint>()
  const call: ChainApi['call'] = ({ target, abi, params = [] }) => {
    const [item] = parseAbi([abi] as readonly string[] as readonly [
      'function f() view returns (uint256)',
    ])
    const { client } = platform
    return client.readContract({
      address: target,
      abi: [item],
      functionName: item.name,
      args: params.map((value) => BigInt(value as number)) as never,
    })
  }
  const api: ChainApi = {
    call,
    multiCall: ({ abi, calls, permitFailure = false }) =>
      Promise.all(
        calls.map((target) =>
          call({ target, abi }).catch((error) => {
            if (!permitFailure) throw error
            return null
          }),
        ),
      ),
    add: (asset, amount) => void sums.set(asset, (sums.get(asset) ?? 0n) + BigInt(amount)),
  }
  return { api, sums }
}

async function readValue(): Promise<ReadonlyMap<string, bigint>> {
  const { api, sums } = createApi()
  await adapterOf({ local: { deployments: [getLocalDeployment()] } }).local.tvl(api)
  return new Map([...sums].filter(([, amount]) => amount > 0n))
}

test('counts what contracts owe and hold: nothing at first, then a lock, then a presale besides', async () => {
  expect([...(await readValue())]).toEqual([])
  const token = await createPlainToken(platform, owner)
  const maker = { platform, contracts: getLockContracts(platform.chain), account: owner }
  await makeLock(maker, await draftLock(maker, { asset: token, amount: '250' }))
  const locked = parseUnits('250', 18)
  expect([...(await readValue())]).toEqual([[token, locked]])

  const now = await readNow(platform)
  const draft = readPresale(
    typedPresale('normal', { token, router: platform.venue.router, now }),
    now,
  )
  await createPresale(platform, owner, draft)
  expect((await readValue()).get(token)).toBe(locked + calculateTokensNeeded(draft))
})
