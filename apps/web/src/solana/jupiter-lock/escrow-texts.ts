import type { SolanaChainDefinition } from '@slipway/chains'
import { formatTime, m } from '@slipway/messages'
import { EscrowListRefused } from '@slipway/sdk/solana/jupiter-lock/get-escrows'
import type { EscrowParty } from '@slipway/sdk/solana/jupiter-lock/types'
import { recogniseSolanaFailure } from '@slipway/sdk/solana/recognise-solana-failure'
import { failureText } from '../flow/failure-text.ts'

/** The last moment that a calendar can say; escrows may name any of 64 bits. */
const calendarEnd = 8_640_000_000_000n

/** A moment of an escrow, or that it never comes. */
export const escrowTimeText = (at: bigint): string =>
  at > calendarEnd ? m.lock_unlock_never() : formatTime(at)

const partyTexts: Readonly<Record<EscrowParty, () => string>> = {
  nobody: m.soljuplock_by_nobody,
  creator: m.soljuplock_by_creator,
  recipient: m.soljuplock_by_recipient,
  both: m.soljuplock_by_both,
}

export const partyText = (party: EscrowParty): string => partyTexts[party]()

/** Whether the creator can put another recipient in place of the one who is there. */
export const isRecipientMovable = (party: EscrowParty): boolean =>
  party === 'creator' || party === 'both'

/** Why escrows could not be read, in words. */
export const unreadText = (error: unknown, chain: SolanaChainDefinition): string =>
  error instanceof EscrowListRefused
    ? m.soljuplock_unlisted()
    : failureText(recogniseSolanaFailure(error), chain).text
