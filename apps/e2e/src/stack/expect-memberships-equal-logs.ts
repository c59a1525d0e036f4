import { getLocalDeployment } from '@slipway/deployments'
import { parseAbi, parseEventLogs } from 'viem'
import { expect } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { readRunContext } from '../harness/run-context.ts'
import { getIndexed, listIndexed } from './list-indexed.ts'

// Written by hand from the contract's promises, so that an event which drifted away from them is noticed here.
const vipEvents = parseAbi([
  'event PlanAdded(uint256 indexed index, uint256 price, uint256 circle)',
  'event VipStarted(address indexed user, uint256 index, address payer, uint256 amount, uint256 circle, uint256 expiredAt)',
  'event Withdrawn(address indexed to, uint256 amountWei)',
])

/** Sums by what they are of, as text. */
type Sums = Record<string, string>

const vipOfRun = () => {
  const { vip } = getLocalDeployment().contracts
  if (!vip) throw new Error('No memberships are sold on local chains.')
  return vip.address
}

/** What was paid in all and by whom, and when each membership ends. */
async function sumMemberships(shortname: string): Promise<Sums> {
  const probe = createChainProbe(shortname)
  const logs = await probe.getLogs({ address: vipOfRun(), fromBlock: 0n })
  const sums: Sums = {}
  const paidFor = new Map<string, bigint>()
  let [plans, payments, paid, withdrawn] = [0, 0, 0n, 0n]
  for (const { eventName, args } of parseEventLogs({ abi: vipEvents, logs })) {
    if (eventName === 'PlanAdded') plans++
    if (eventName === 'Withdrawn') withdrawn += args.amountWei
    if (eventName !== 'VipStarted') continue
    payments++
    paid += args.amount
    const user = args.user.toLowerCase()
    paidFor.set(user, (paidFor.get(user) ?? 0n) + args.amount)
    sums[`${shortname} ${user}`] = `${paidFor.get(user)} ${args.expiredAt}`
  }
  return { ...sums, [shortname]: [plans, paidFor.size, payments, paid, withdrawn].join(' ') }
}

interface Vip {
  readonly plans: number
  readonly members: number
  readonly payments: number
  readonly paidWei: string
  readonly withdrawnWei: string
}

interface Member {
  readonly account: string
  readonly paidWei: string
  readonly expiresAt: number
}

async function listMemberships(shortname: string): Promise<Sums> {
  const { vip } = await getIndexed<{ readonly vip: Vip | null }>(`/api/vip/${shortname}`)
  if (!vip) return {}
  const { plans, members, payments, paidWei, withdrawnWei } = vip
  const found = await listIndexed<Member>(`/api/vip/${shortname}/members`)
  return {
    ...Object.fromEntries(
      found.map(({ account, paidWei: paid, expiresAt }) => [
        `${shortname} ${account.toLowerCase()}`,
        `${paid} ${expiresAt}`,
      ]),
    ),
    [shortname]: [plans, members, payments, paidWei, withdrawnWei].join(' '),
  }
}

/** Waits until the memberships of the index are what the logs of all chains add up to. */
export async function expectMembershipsEqualLogs(timeout = 60_000): Promise<void> {
  for (const { shortname } of readRunContext().chains) {
    const expected = await sumMemberships(shortname)
    await expect.poll(() => listMemberships(shortname), { timeout }).toEqual(expected)
  }
}

/** Memberships that were paid for on all networks. */
export async function countPayments(): Promise<number> {
  let count = 0
  for (const { shortname } of readRunContext().chains) {
    const logs = await createChainProbe(shortname).getLogs({ address: vipOfRun(), fromBlock: 0n })
    count += parseEventLogs({ abi: vipEvents, logs, eventName: 'VipStarted' }).length
  }
  return count
}
