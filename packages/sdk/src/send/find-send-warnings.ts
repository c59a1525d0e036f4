import { type Address, isAddressEqual } from 'viem'
import type { SendForecast, SendParams, SendWarning } from './types.ts'

/** What deserves a second look, the gravest first. @param account who sends */
export function findSendWarnings(
  { asset, receiver, amount }: SendParams,
  forecast: SendForecast,
  account: Address,
): SendWarning[] {
  const { rehearsal, isContract, isUnused } = forecast
  const isToken = asset.kind === 'token' && isAddressEqual(receiver, asset.address)
  const isOwn = isAddressEqual(receiver, account)
  const found: [SendWarning, boolean][] = [
    ['token-itself', isToken],
    ['contract', isContract && !isToken],
    ['own', isOwn],
    ['arrives-less', rehearsal.state === 'done' && rehearsal.arrives < amount && !isOwn],
    ['unused', isUnused && !isContract && !isOwn],
  ]
  return found.filter(([, holds]) => holds).map(([warning]) => warning)
}
