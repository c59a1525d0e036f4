import { type Address, zeroAddress } from 'viem'
import { readAddress } from '../../shared/read-address.ts'
import type { PresaleDraft, PresaleDraftTexts } from '../presale-draft-schema.ts'
import type { PresaleIssueCollector } from './presale-issue-collector.ts'

function readOne(
  field: 'token' | 'currency' | 'router' | 'whitelistAdmin',
  text: string,
  report: PresaleIssueCollector,
): Address | undefined {
  const reading = readAddress(text)
  if (reading.ok) return reading.address
  report(field, reading.code)
  return undefined
}

/** Reads what is sold, what is paid with, where the pool is made, and who manages the whitelist. */
export function readSides(
  input: PresaleDraftTexts,
  report: PresaleIssueCollector,
): Pick<PresaleDraft, 'claimToken' | 'currency' | 'router' | 'whitelistAdmin'> {
  const claimToken = readOne('token', input.token, report)
  const currency = readOne('currency', input.currency, report)
  const router = input.kind === 'private' ? zeroAddress : readOne('router', input.router, report)
  const hasAdmin = input.whitelistAdmin.trim() !== ''
  const admin = hasAdmin ? readOne('whitelistAdmin', input.whitelistAdmin, report) : zeroAddress
  if (claimToken === zeroAddress) report('token', 'Presale_ClaimTokenZero')
  else if (claimToken !== undefined && claimToken === currency) {
    report('currency', 'Presale_CurrencyIsToken', { token: claimToken })
  }
  if (router === zeroAddress && input.kind !== 'private') {
    report('router', 'Presale_VenueUnknown', { router })
  }
  return {
    claimToken: claimToken ?? zeroAddress,
    currency: currency ?? zeroAddress,
    router: router ?? zeroAddress,
    whitelistAdmin: admin ?? zeroAddress,
  }
}
