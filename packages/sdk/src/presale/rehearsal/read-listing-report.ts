import type { Abi, Hex } from 'viem'
import { type DecodedFailure, decodeRevertData } from '../../evm/decode-contract-error.ts'

/** One step of the rehearsal as the probe reports it; see `IListingProbe`. */
export interface RawListingStep {
  readonly ok: boolean
  readonly sent: bigint
  readonly expected: bigint
  readonly received: bigint
  readonly reason: Hex
}

/** The probe's report, as far as it is judged. */
export interface RawListingReport {
  readonly funding: RawListingStep
  readonly deposit: RawListingStep
  readonly delivery: RawListingStep
  readonly listing: RawListingStep
  readonly payout: RawListingStep
  readonly roundTrip: RawListingStep
}

/**
 * What one call of the token's owner would mend: `set-launcher` gives the presale the right to open trading, `add-exemption`
 * frees the presale's contract from the token's taxes.
 */
export type FinalizeRemedy = 'set-launcher' | 'add-exemption'

/** How the end of a presale went when it was rehearsed. */
export type FinalizeSimulation =
  | {
      readonly ok: true
      /** False where there was nothing to rehearse, or no node could: then nothing is known. */
      readonly isRehearsed: boolean
    }
  | { readonly ok: false; readonly failure: DecodedFailure; readonly remedy?: FinalizeRemedy }

const BPS = 10_000n

/** Nothing was rehearsed. */
export const notRehearsed: FinalizeSimulation = { ok: true, isRehearsed: false }

const fails = (
  name: string,
  args: DecodedFailure['args'],
  remedy?: FinalizeRemedy,
): FinalizeSimulation => ({
  ok: false,
  failure: { kind: 'contract', name, args },
  ...(remedy && { remedy }),
})

const isTaxed = ({ ok, sent, received }: RawListingStep) => ok && received < sent

const taxed = (): FinalizeSimulation => fails('Presale_TokenTaxed', {}, 'add-exemption')

function refused(step: RawListingStep, errors: Abi): FinalizeSimulation {
  const failure = decodeRevertData(step.reason, errors)
  return failure.name === 'Presale_NotLauncher'
    ? { ok: false, failure, remedy: 'set-launcher' }
    : { ok: false, failure }
}

/** A stranger's round trip loses at most what was declared, and two units to rounding (S-54). */
function judgeTrip(
  trip: RawListingStep,
  declaredTaxBps: bigint,
  errors: Abi,
): FinalizeSimulation | undefined {
  if (!trip.ok) return refused(trip, errors)
  const lost = trip.expected - trip.received
  const allowed = (trip.expected * declaredTaxBps) / BPS + 2n
  if (lost <= allowed) return undefined
  const lossBps = (lost * BPS + trip.expected - 1n) / trip.expected
  return fails('Presale_SellabilityCheckFails', { lossBps, allowedBps: declaredTaxBps })
}

/**
 * Judges a rehearsal as `finalize` would.
 * @param presale `isForeign`: the platform did not make the token, so a stranger's round trip decides; `declaredTaxBps`:
 * what that may lose beside the exchange's fee.
 * @param errors errors by which a refusal may be named.
 */
export function readListingReport(
  report: RawListingReport,
  presale: { readonly isForeign: boolean; readonly declaredTaxBps: bigint },
  errors: Abi,
): FinalizeSimulation {
  const { funding, deposit, delivery, listing, payout, roundTrip } = report
  if (!funding.ok) return notRehearsed
  if (!deposit.ok) return refused(deposit, errors)
  if (isTaxed(deposit)) {
    const args = { received: deposit.received, needed: deposit.sent }
    return fails('Presale_DepositTooSmall', args, 'add-exemption')
  }
  if (!listing.ok) return isTaxed(delivery) ? taxed() : refused(listing, errors)
  if (!payout.ok) return refused(payout, errors)
  if (isTaxed(payout)) return taxed()
  const verdict = presale.isForeign
    ? judgeTrip(roundTrip, presale.declaredTaxBps, errors)
    : undefined
  return verdict ?? { ok: true, isRehearsed: true }
}
