import { presaleAbi, presaleFactoryAbi } from '@slipway/deployments/abi'
import { type Address, type ContractFunctionReturnType, zeroAddress } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { decodeContractError } from '../../evm/decode-contract-error.ts'
import { SlipwayError } from '../../evm/errors.ts'
import { getCurrency, getTokenIdentity } from '../../evm/get-currency.ts'
import type { PresaleContracts } from '../../platform/presale-contracts.ts'
import { kindOfTemplate } from '../../platform/presale-kinds.ts'
import type { Presale, PresaleState, PresaleTerms } from '../types.ts'

/** The address is no presale of the platform on this network. Check the address and the network. */
export class PresaleNotFound extends SlipwayError {
  readonly code = 'Presale_NotFound'
  constructor(chainId: number, presale: string, cause?: unknown) {
    super(
      `No presale could be read at ${presale} on network ${chainId}; check address and network.`,
      { chainId, presale },
      cause,
    )
  }
}

type RawTerms = ContractFunctionReturnType<typeof presaleAbi, 'view', 'terms'>
type RawState = ContractFunctionReturnType<typeof presaleAbi, 'view', 'state'>

/** Terms as the contract tells them, small numbers as numbers. */
export function toPresaleTerms(raw: RawTerms): PresaleTerms {
  return {
    ...raw,
    liquidityPercent: Number(raw.liquidityPercent),
    startTime: Number(raw.startTime),
    endTime: Number(raw.endTime),
    lockTime: Number(raw.lockTime),
    useWhiteList: Number(raw.useWhiteList),
    t1Block: Number(raw.t1Block),
    t2Block: Number(raw.t2Block),
    vestFirst: Number(raw.vestFirst),
    vestCycle: Number(raw.vestCycle),
    vestPercent: Number(raw.vestPercent),
    maxRepairBps: Number(raw.maxRepairBps),
    declaredTaxBps: Number(raw.declaredTaxBps),
  }
}

/** State as the contract tells it, small numbers as numbers. */
export function toPresaleState(raw: RawState): PresaleState {
  return {
    ...raw,
    poolStatus: Number(raw.poolStatus),
    cancelReason: Number(raw.cancelReason),
    userCount: Number(raw.userCount),
    claimCount: Number(raw.claimCount),
    finalizedAt: Number(raw.finalizedAt),
    vestingStart: Number(raw.vestingStart),
  }
}

async function readPresale(client: ReadClient, address: Address) {
  const presale = { address, abi: presaleAbi } as const
  return Promise.all([
    client.readContract({ ...presale, functionName: 'terms' }),
    client.readContract({ ...presale, functionName: 'state' }),
    client.readContract({ ...presale, functionName: 'templateId' }),
    client.readContract({ ...presale, functionName: 'ipfsKey' }),
    client.readContract({ ...presale, functionName: 'whitelistRoot' }),
    client.readContract({ ...presale, functionName: 'whitelistAdmin' }),
    client.readContract({ ...presale, functionName: 'inviterRates' }),
  ])
}

async function checkRecord(
  client: ReadClient,
  contracts: Pick<PresaleContracts, 'factory'> | undefined,
  address: Address,
): Promise<void> {
  if (!contracts) return
  const { owner } = await client.readContract({
    address: contracts.factory,
    abi: presaleFactoryAbi,
    functionName: 'recordOf',
    args: [address],
  })
  if (owner === zeroAddress) throw new PresaleNotFound(client.chain.id, address)
}

/**
 * Reads a presale: everything that was agreed, and where it stands.
 * @param query `contracts`: the presale has to be in this factory's registry. Anybody can deploy something that answers
 * like a presale, so leave it out only for addresses that came from the registry.
 * @throws {PresaleNotFound} when there is no such presale; {@link RpcUnavailable} and its kin when no node answers.
 */
export async function getPresale(
  client: ReadClient,
  query: { readonly address: Address; readonly contracts?: Pick<PresaleContracts, 'factory'> },
): Promise<Presale> {
  const { address, contracts } = query
  const [raw] = await Promise.all([
    readPresale(client, address).catch((error: unknown) => {
      const { kind } = decodeContractError(error, presaleAbi)
      if (kind === 'rpc-down' || kind === 'timeout' || kind === 'chain-mismatch') throw error
      throw new PresaleNotFound(client.chain.id, address, error)
    }),
    checkRecord(client, contracts, address),
  ])
  const [terms, state, templateId, ipfsKey, whitelistRoot, whitelistAdmin, [open, rates]] = raw
  const kind = kindOfTemplate(Number(templateId))
  if (kind === undefined) throw new PresaleNotFound(client.chain.id, address)
  const [token, currency] = await Promise.all([
    getTokenIdentity(client, terms.claimToken),
    getCurrency(client, terms.currency),
  ])
  return {
    chainId: client.chain.id,
    address,
    kind,
    terms: toPresaleTerms(terms),
    state: toPresaleState(state),
    ipfsKey,
    whitelistRoot,
    whitelistAdmin,
    inviter: { open, rates: rates.map(Number) },
    token,
    currency,
  }
}
