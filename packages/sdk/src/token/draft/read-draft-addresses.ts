import { type Address, zeroAddress } from 'viem'
import { readAddress } from '../../shared/read-address.ts'
import type { TokenDraftField } from '../types.ts'
import type { IssueCollector } from './issue-collector.ts'

/** Where burned tokens and burned liquidity go (specification, section 9: the dead address ends in dEaD). */
export const deadAddress: Address = '0x000000000000000000000000000000000000dEaD'

/** The receiver of the supply: must be given, and not the zero address, to which no token can be sent. */
export function readReceiver(text: string, report: IssueCollector): Address {
  const reading = readAddress(text)
  if (reading.ok) {
    if (reading.address === zeroAddress) report('receiver', 'Token_ReceiverZero')
    return reading.address
  }
  const code = reading.code === 'Input_Required' ? 'Token_ReceiverZero' : reading.code
  report('receiver', code)
  return zeroAddress
}

/**
 * The inviter, who gets a share of the creation fee; the zero address when none is typed. Typed, it is nobody who created a
 * token.
 */
export function readInviter(text: string, report: IssueCollector): Address {
  if (text.trim() === '') return zeroAddress
  const reading = readAddress(text)
  if (!reading.ok) report('inviter', reading.code)
  else if (reading.address === zeroAddress) {
    report('inviter', 'TokenFactory_InviterHasNoTokens', { inviter: zeroAddress })
  }
  return reading.ok ? reading.address : zeroAddress
}

/**
 * An address that must be there.
 * @param rule `zeroCode`: the contract's refusal of the zero address, which carries it as `arg` where it has one.
 */
export function readNeededAddress(
  field: TokenDraftField,
  text: string,
  rule: { readonly zeroCode: string; readonly arg?: string },
  report: IssueCollector,
): Address {
  const reading = readAddress(text)
  if (!reading.ok) {
    report(field, reading.code)
    return zeroAddress
  }
  if (reading.address === zeroAddress) {
    report(field, rule.zeroCode, rule.arg ? { [rule.arg]: zeroAddress } : {})
  }
  return reading.address
}

/** Where automatic liquidity goes: the dead address unless another is named, so that it can never be withdrawn. */
export function readLiquidityReceiver(text: string, report: IssueCollector): Address {
  if (text.trim() === '') return deadAddress
  const reading = readAddress(text)
  if (!reading.ok) report('liquidityReceiver', reading.code)
  else if (reading.address === zeroAddress)
    report('liquidityReceiver', 'Token_LiquidityReceiverZero')
  return reading.ok ? reading.address : deadAddress
}
