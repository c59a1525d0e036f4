import { type PresaleRow, presaleColumns } from '@slipway/database/presale/indexed'

const NAMES = [
  ...(['id', 'chainId', 'address', 'templateId', 'owner', 'claimToken', 'currency'] as const),
  ...(['hardCap', 'softCap', 'presaleRate', 'liquidityRate', 'liquidityPercentBps'] as const),
  ...(['minCurrency', 'maxCurrency', 'startTime', 'endTime', 'lockSeconds'] as const),
  ...(['whitelistMode', 't1Seconds', 't2Seconds', 'slotTransfer', 'vest', 'burnsUnsold'] as const),
  ...(['ipfsKey', 'total', 'accepted', 'progressBps', 'userCount'] as const),
  ...(['createdAt', 'blockNumber', 'txHash', 'updatedAt', 'updatedBlock'] as const),
]

/** What lists show of a presale's own row. */
export type ShownRow = Pick<PresaleRow, (typeof NAMES)[number]>

/** Half of a presale's columns: a list asks for what it shows and no more. */
export const shownColumns = Object.fromEntries(
  NAMES.map((name) => [name, presaleColumns[name]]),
) as Pick<typeof presaleColumns, keyof ShownRow>
