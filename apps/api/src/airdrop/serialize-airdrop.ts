import {
  type AirdropClaimRow,
  type AirdropEventKind,
  type AirdropEventRow,
  NEVER_SECONDS,
} from '@slipway/database/airdrop/indexed'
import { kindOfAirdropTemplate } from '@slipway/sdk/platform/airdrop-kinds'
import type { z } from 'zod'
import { serializeAsset } from '../assets/serialize-asset.ts'
import { serializeBlockMetadata } from '../http/block-metadata.ts'
import { showAddress } from '../http/fields.ts'
import type { JoinedAirdrop } from './airdrop-source.ts'
import { claimSerializer, eventSerializer } from './row-serializers.ts'
import type { airdropSchema } from './schemas.ts'

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
  kind: kindOfAirdropTemplate(row.templateId) ?? 'mapping',
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

/** One entry of a list. */
export const serializeClaim = (row: AirdropClaimRow) => ({
  index: String(row.position),
  ...claimSerializer.write(row),
})

/** One entry of an airdrop's history. */
export const serializeEvent = (row: AirdropEventRow) => ({
  ...eventSerializer.write(row),
  // Only the handlers write this column, and they write nothing else.
  kind: row.kind as AirdropEventKind,
  index: serializeNullable(row.position),
})
