import { type PresaleRow, presaleColumns } from '@slipway/database/presale/indexed'

const NAMES = [
  ...(['id', 'chainId', 'address', 'templateId', 'owner', 'claimToken', 'currency'] as const),
  ...(['hardCap', 'softCap', 'presaleRate', 'liquidityRate', 'liquidityPercentBps'] as const),
  ...(['minCurrency', 'maxCurrency', 'startTime', 'endTime', 'lockSeconds'] as const),
  ...(['whitelistMode', 't1Seconds', 't2Seconds', 'slotTransfer', 'vest', 'burnsUnsold'] as const),
  ...(['ipfsKey', 'total', 'accepted', 'progressBps', 'userCount'] as const),
  ...(['createdAt', 'blockNumber', 'txHash', 'updatedAt', 'updatedBlock'] as const),
]

type Own = Pick<PresaleRow, (typeof NAMES)[number]>

/** What lists show of a presale's own row: amounts as texts, or as numbers out of a whole row. */
export type ShownRow = {
  [Name in keyof Own]: Own[Name] extends bigint ? string | bigint : Own[Name]
}

/**
 * Half of a presale's columns: a list asks for what it shows and no more. An amount stays the text as which it came: nothing
 * is calculated with it, and 160 numbers made of texts and written as texts again cost a list a twentieth of its time.
 */
export const shownColumns = Object.fromEntries(
  NAMES.map((name) => [name, presaleColumns[name] === 'uint256' ? 'text' : presaleColumns[name]]),
) as { [Name in keyof Own]: Own[Name] extends bigint ? 'text' : (typeof presaleColumns)[Name] }
