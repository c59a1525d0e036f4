import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import { liquidityLockerAbi } from '@slipway/deployments/abi'
import { type Address, erc20Abi, maxUint256 } from 'viem'
import { contractAddress, send } from './act-on-taxed.ts'

/** Locks LP tokens, then does everything that can be done with a lock. */
export async function useLocker(
  client: DeployClient,
  lpToken: Address,
  now: number,
  passTime: (seconds: number) => Promise<void>,
): Promise<void> {
  const locker = contractAddress('liquidityLocker')
  const me = client.account.address
  const call = (functionName: string, args: readonly unknown[]) =>
    send(client, { address: locker, abi: liquidityLockerAbi, functionName, args })
  await send(client, {
    address: lpToken,
    abi: erc20Abi,
    functionName: 'approve',
    args: [locker, maxUint256],
  })
  const unlockAt = BigInt(now + 3_600)
  const first =
    (await client.readContract({
      address: locker,
      abi: liquidityLockerAbi,
      functionName: 'lockCount',
    })) + 1n
  await call('lock', [lpToken, 1_000n, me, unlockAt])
  await call('increment', [first, 500n])
  await call('split', [first, 300n])
  await call('relock', [first, unlockAt + 3_600n])
  await call('transferOwnership', [first + 1n, lpToken])
  await passTime(10_000)
  await call('withdraw', [first, 200n])
}
