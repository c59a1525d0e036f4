import { type Address, zeroAddress } from 'viem'
import { readAddress } from '../../shared/read-address.ts'
import type { IssueSink } from './issue-sink.ts'

/** The receiver of the supply: must be given, and not the zero address, to which no token can be sent. */
export function readReceiver(text: string, report: IssueSink): Address {
  const reading = readAddress(text)
  if (reading.ok) {
    if (reading.address === zeroAddress) report('receiver', 'Token_ReceiverZero')
    return reading.address
  }
  const code = reading.code === 'Input_Required' ? 'Token_ReceiverZero' : reading.code
  report('receiver', code)
  return zeroAddress
}

/** The inviter, who gets a share of the creation fee; the zero address when there is none. */
export function readInviter(text: string, report: IssueSink): Address {
  if (text.trim() === '') return zeroAddress
  const reading = readAddress(text)
  if (reading.ok) return reading.address
  report('inviter', reading.code)
  return zeroAddress
}
