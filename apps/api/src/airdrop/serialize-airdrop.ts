import {
  type AirdropAccountRow,
  type AirdropClaimRow,
  type AirdropEventRow,
  NEVER_SECONDS,
} from '@slipway/database/airdrop/indexed'
import type { z } from 'zod'
import { serializeAsset } from '../assets/serialize-asset.ts'
import { serializeBlockMetadata } from '../http/block-metadata.ts'
import { showAddress } from '../http/fields.ts'
import type { JoinedAirdrop } from './airdrop-source.ts'
import {
  AIRDROP_KINDS,
  type airdropAccountSchema,
  type airdropClaimSchema,
  type airdropEventListSchema,
  type airdropSchema,
} from './schemas.ts'

type ShownEvent = z.infer<typeof airdropEventListSchema>['items'][number]

const serializeNullable = (amount: bigint | null) => (amount === null ? null : String(amount))

/** One airdrop. */
export const serializeAirdrop = ({
  row,
  token,
  origin,
  state,
}: JoinedAirdrop): z.infer<typeof airdropSchema> => ({
  id: row.id,
  chainId: row.chainId,
  address: showAddress(row.address),
  number: row.recordId,
  kind: AIRDROP_KINDS[row.templateId - 1] ?? 'mapping',
  state,
  owner: showAddress(row.owner),
  token: serializeAsset(row.token, token),
  origin: row.origin && serializeAsset(row.origin, origin),
  rate: serializeNullable(row.rate),
  root: row.root,
  listTotal: serializeNullable(row.listTotal),
  firstBps: row.firstBps,
  releaseSeconds: row.releaseSeconds,
  startTime: row.startTime,
  endTime: row.endTime === NEVER_SECONDS ? null : row.endTime,
  ipfsKey: row.ipfsKey,
  feeWei: String(row.feeWei),
  deposited: String(row.deposited),
  paid: String(row.paid),
  withdrawn: String(row.withdrawn),
  received: String(row.received),
  originWithdrawn: String(row.originWithdrawn),
  accounts: row.accounts,
  entries: row.entries,
  payments: row.payments,
  updatedAt: row.updatedAt,
  updatedBlock: row.updatedBlock,
  ...serializeBlockMetadata(row),
})

/** One address in one airdrop. */
export const serializeAccount = (row: AirdropAccountRow): z.infer<typeof airdropAccountSchema> => ({
  account: showAddress(row.account),
  received: String(row.received),
  paid: String(row.paid),
  payments: row.payments,
  firstAt: row.firstAt,
  updatedAt: row.updatedAt,
})

/** One entry of a list. */
export const serializeClaim = (row: AirdropClaimRow): z.infer<typeof airdropClaimSchema> => ({
  index: String(row.position),
  account: showAddress(row.account),
  claimed: String(row.claimed),
  payments: row.payments,
  firstAt: row.firstAt,
  updatedAt: row.updatedAt,
})

/** One entry of an airdrop's history. */
export const serializeEvent = (row: AirdropEventRow): ShownEvent => ({
  id: row.id,
  kind: row.kind as ShownEvent['kind'],
  actor: showAddress(row.actor),
  account: row.account && showAddress(row.account),
  token: row.token && showAddress(row.token),
  amount: serializeNullable(row.amount),
  received: serializeNullable(row.received),
  index: serializeNullable(row.position),
  ...serializeBlockMetadata(row),
})
