import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import { vipAbi } from '@slipway/deployments/abi'
import type { Abi, Address } from 'viem'
import { send } from './act-on-taxed.ts'

/** What acts need of the chain. */
export interface VipStage {
  clientOf: (index: number) => DeployClient
  vip: Address
  pass: (seconds: bigint) => Promise<void>
}

const DAY = 86_400n

/** Memberships bought, renewed, given and run out; plans added, closed and opened; payouts. */
export async function useVip({ clientOf, vip, pass }: VipStage): Promise<void> {
  const [owner, first, second] = [clientOf(0), clientOf(2), clientOf(3)]
  const act = (client: DeployClient, functionName: string, args: unknown[] = [], value = 0n) =>
    send(client, { address: vip, abi: vipAbi as Abi, functionName, args, value })
  const count = await owner.readContract({ address: vip, abi: vipAbi, functionName: 'planCount' })
  await act(owner, 'addPlan', [10n ** 15n, 1n])
  await act(owner, 'addPlan', [2n * 10n ** 15n, 2n])
  // What is paid above the price comes back.
  await act(first, 'startVip', [count], 10n ** 16n)
  await act(first, 'startVip', [count + 1n], 2n * 10n ** 15n)
  await act(second, 'startVipFor', [first.account.address, count], 10n ** 15n)
  await act(second, 'startVip', [count], 10n ** 15n)
  await act(owner, 'setPlanEnabled', [count, false])
  await act(owner, 'setPlanEnabled', [count + 1n, false])
  await act(owner, 'setPlanEnabled', [count + 1n, true])
  await act(second, 'withdraw')
  await act(owner, 'setDevAddress', [second.account.address])
  await pass(2n * DAY)
  await act(second, 'startVip', [count + 1n], 2n * 10n ** 15n)
  await act(owner, 'setDevAddress', [owner.account.address])
}
