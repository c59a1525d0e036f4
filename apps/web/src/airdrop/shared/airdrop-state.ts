/** States of an airdrop, by the clock of its network (specification section 4). */
export const airdropStates = ['coming', 'running', 'finished'] as const
export type AirdropState = (typeof airdropStates)[number]

/**
 * Where an airdrop stands, as its contract judges it.
 * @param now unix seconds of the network's clock
 */
export function airdropStateAt(
  { startTime, endTime }: { readonly startTime: number; readonly endTime?: number | undefined },
  now: number,
): AirdropState {
  if (now < startTime) return 'coming'
  return endTime === undefined || now < endTime ? 'running' : 'finished'
}
