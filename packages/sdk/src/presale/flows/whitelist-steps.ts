import { presaleAbi } from '@slipway/deployments/abi'
import type { Address } from 'viem'
import { buildCall } from '../../flow/build-call.ts'
import type { FlowStep } from '../../flow/types.ts'
import { presaleLimits } from '../presale-limits.ts'
import { findPresaleEvents } from './find-presale-events.ts'
import type { PresaleActionInput } from './presale-action.ts'

/** A wallet and its tier; 0 takes it off the list. */
export interface SlotEntry {
  readonly address: Address
  readonly level: number
}

interface Chunk {
  readonly level: number
  readonly accounts: readonly Address[]
}

/** One call takes wallets of one tier, at most `presaleLimits.listMax` of them. */
function toChunks(slots: readonly SlotEntry[]): readonly Chunk[] {
  const levels = [...new Set(slots.map(({ level }) => level))].sort((a, b) => a - b)
  return levels.flatMap((level) => {
    const accounts = slots.filter((slot) => slot.level === level).map(({ address }) => address)
    const count = Math.ceil(accounts.length / presaleLimits.listMax)
    return Array.from({ length: count }, (_, at) => ({
      level,
      accounts: accounts.slice(at * presaleLimits.listMax, (at + 1) * presaleLimits.listMax),
    }))
  })
}

/** Asked wallets whose slot no event of the presale tells of, behind one another. */
function stayedOf(accounts: readonly Address[], changed: readonly Address[]): string {
  const known = new Set(changed.map((account) => account.toLowerCase()))
  return accounts.filter((account) => !known.has(account.toLowerCase())).join(',')
}

/** One step for each call that a list takes, named `whitelist-0`, `whitelist-1` and so on. */
export function whitelistSteps<Input extends PresaleActionInput>(
  slots: readonly SlotEntry[],
): readonly FlowStep<Input>[] {
  return toChunks(slots).map(({ level, accounts }, at) => ({
    id: `whitelist-${at}`,
    build: ({ presale }) =>
      buildCall({
        to: presale,
        abi: presaleAbi,
        functionName: 'setWhitelist',
        args: [accounts, BigInt(level)],
      }),
    // A slot that was used, or bought and better, stays as it is, and leaves no event.
    verify({ presale }, { logs }) {
      const changed = findPresaleEvents(logs, presale, 'SlotSet').map(({ args }) => args.account)
      const result = { level, changed: changed.length }
      return level === 0 ? { ...result, stayed: stayedOf(accounts, changed) } : result
    },
  }))
}
