import { tokenMappingAbi as abi } from '@slipway/deployments/abi'
import { getMapping } from '@slipway/sdk/airdrop/mapping/evm/get-mapping'
import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import { getReadTime } from '@slipway/sdk/evm/get-read-time'
import { buildCall } from '@slipway/sdk/flow/build-call'
import { type Address, isAddressEqual } from 'viem'
import { toAmount } from './to-amount.ts'
import type { ExitAct, ExitReport, KnownContract } from './types.ts'

/** What the creator of a mapping may take back; nobody else has anything in one. */
export async function readMappingExits(
  client: ReadClient,
  { address }: KnownContract,
  user: Address,
): Promise<ExitReport> {
  const [mapping, now] = await Promise.all([getMapping(client, { address }), getReadTime(client)])
  const isOver = BigInt(now) >= BigInt(mapping.endTime)
  const status = isOver ? 'finished' : now < Number(mapping.startTime) ? 'coming' : 'running'
  const left = toAmount(mapping.targetLeft, mapping.target)
  const brought = toAmount(mapping.originHeld, mapping.origin)
  const act = (
    name: 'take-back' | 'take-brought',
    functionName: 'withdrawTarget' | 'withdrawOrigin',
    amount: typeof left,
  ): ExitAct => ({
    name,
    transaction: buildCall({ to: address, abi, functionName, args: [] }),
    abi,
    gets: [amount],
  })
  const isOwner = isAddressEqual(mapping.owner, user)
  return {
    kind: 'mapping',
    address,
    title: mapping.target.name,
    facts: [
      { name: 'state', text: status },
      { name: 'left', amount: left },
      { name: 'brought', amount: brought },
      { name: 'ends', time: Number(mapping.endTime) },
    ],
    acts: [
      ...(isOwner && status !== 'running' && left.amount > 0n
        ? [act('take-back', 'withdrawTarget', left)]
        : []),
      ...(isOwner && status === 'finished' && brought.amount > 0n
        ? [act('take-brought', 'withdrawOrigin', brought)]
        : []),
    ],
    now,
  }
}
