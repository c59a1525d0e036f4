import type { Address } from 'viem'

const DAY = 86_400
/** Stands for an owner in the template until somebody is connected. */
const example = '0x0000000000000000000000000000000000000001'

const dayOf = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(0, 10)

/**
 * A list to fill in: one row for each way in which a lock can end. Dates are days in UTC.
 * @param owner the connected wallet
 * @param now unix seconds
 */
export function listTemplate(owner: Address | undefined, now: number): string {
  const who = owner ?? example
  const [soon, later] = [dayOf(now + 30 * DAY), dayOf(now + 180 * DAY)]
  return [
    'owner,amount,unlockAt,cliffAt,firstPercent,cycle,cyclePercent',
    `${who},1000,${later},,,,`,
    `${who},1000,${later},${soon},10,,`,
    `${who},1000,,${soon},10,30d,15`,
    `${who},1000,forever,,,,`,
    '',
  ].join('\n')
}
