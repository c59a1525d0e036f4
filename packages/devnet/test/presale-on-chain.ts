import { callRpc } from '@slipway/deployer/node/call-rpc'
import { getNeededApprovals } from '@slipway/sdk/flow/get-needed-approvals'
import type { PresaleKind } from '@slipway/sdk/platform/presale-kinds'
import { emptyPresaleDraftInput } from '@slipway/sdk/presale/empty-presale-draft-input'
import { getPresaleAddress } from '@slipway/sdk/presale/evm/get-presale-address'
import { getPresaleContracts } from '@slipway/sdk/presale/evm/get-presale-contracts'
import { getPresaleFee } from '@slipway/sdk/presale/evm/get-presale-fee'
import {
  type CreatePresaleInput,
  createPresaleFlow,
} from '@slipway/sdk/presale/flows/create-presale-flow'
import type { PresaleDraft, PresaleDraftTexts } from '@slipway/sdk/presale/presale-draft-schema'
import { calculateTokensNeeded } from '@slipway/sdk/presale/presale-math'
import { readPresaleDraft } from '@slipway/sdk/presale/read-presale-draft'
import { emptyTokenDraftInput } from '@slipway/sdk/token/empty-token-draft-input'
import { getTokenFee } from '@slipway/sdk/token/evm/get-token-fee'
import { createTokenFlow } from '@slipway/sdk/token/flows/create-token-flow'
import { readTokenDraft } from '@slipway/sdk/token/read-token-draft'
import { createTokenSeed } from '@slipway/sdk/token/token-seed'
import type { Address } from 'viem'
import type { LocalPlatform } from './local-platform.ts'

/** Unix seconds of the chain's newest block. */
export async function readNow({ client }: LocalPlatform): Promise<number> {
  return Number((await client.getBlock()).timestamp)
}

/** Moves the chain's clock to a moment and mines a block there. */
export async function goTo(platform: LocalPlatform, time: number): Promise<void> {
  // In one request: a block that came by itself in between would take the time.
  await callRpc(platform.node.rpcUrl, 'evm_mine', [time])
}

/** A plain token of the platform whose whole supply belongs to `creator`. */
export async function createPlainToken(
  { client, contracts, flows }: LocalPlatform,
  creator: Address,
): Promise<Address> {
  const typed = {
    ...emptyTokenDraftInput(1),
    name: 'Harbour',
    symbol: 'HRB',
    totalSupply: '10000000',
    receiver: creator,
  }
  const reading = readTokenDraft(typed)
  if (!reading.ok) throw new Error(reading.issues.map(({ code }) => code).join())
  const { feeWei } = await getTokenFee(client, contracts, { account: creator, templateId: 1n })
  const params = { contracts, draft: reading.draft, seed: createTokenSeed(), feeWei }
  const { token } = await flows.succeed(createTokenFlow, params, creator)
  return token as Address
}

/** A presale as typed that begins six minutes from now and lasts an hour: 100 for 1, hard cap 10, soft cap 5. */
export function typedPresale(
  kind: PresaleKind,
  subject: { readonly token: Address; readonly router: Address; readonly now: number },
): PresaleDraftTexts {
  const listed = kind !== 'private'
  return {
    ...emptyPresaleDraftInput(kind),
    token: subject.token,
    router: listed ? subject.router : '',
    presaleRate: '100',
    liquidityRate: listed ? '80' : '',
    hardCap: '10',
    softCap: '5',
    minCurrency: '0.5',
    maxCurrency: '6',
    startTime: String(subject.now + 360),
    endTime: String(subject.now + 360 + 3_600),
    ...(kind === 'private' && {
      vestFirstPercent: '25',
      vestCycleDays: '1',
      vestPercent: '25',
    }),
  }
}

/** The draft in the contract's units. @throws with the codes of what refuses it. */
export function readPresale(typed: PresaleDraftTexts, now: number, currencyDecimals = 18) {
  const reading = readPresaleDraft(typed, { now, tokenDecimals: 18, currencyDecimals })
  if (!reading.ok) throw new Error(reading.issues.map((one) => `${one.field} ${one.code}`).join())
  return reading.draft
}

/** Creates a presale by the flow that the web runs. */
export async function createPresale(
  platform: LocalPlatform,
  owner: Address,
  draft: PresaleDraft,
  more: Partial<CreatePresaleInput> = {},
): Promise<Address> {
  const { client, chain, flows } = platform
  const contracts = getPresaleContracts(chain)
  const ipfsKey = 'bafy-presale'
  const tokensNeeded = calculateTokensNeeded(draft)
  const need = { token: draft.claimToken, spender: contracts.factory, amount: tokensNeeded }
  const [presale, { feeWei }, approvals] = await Promise.all([
    getPresaleAddress(client, contracts, { draft, owner, ipfsKey }),
    getPresaleFee(client, contracts, { account: owner, templateId: draft.templateId }),
    getNeededApprovals(client, owner, [need]),
  ])
  const input: CreatePresaleInput = {
    contracts,
    draft,
    presale,
    ipfsKey,
    feeWei,
    tokensNeeded,
    approvals,
    setsLauncher: false,
    slots: [],
    ...more,
  }
  await flows.succeed(createPresaleFlow, input, owner)
  return presale
}
