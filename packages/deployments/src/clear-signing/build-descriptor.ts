import type { AbiEvent, AbiFunction } from 'viem'
import type { ChainDeployments, ContractName } from '../types.ts'
import { describedContracts } from './described-contracts.ts'
import { enums } from './enums.ts'
import { field } from './field.ts'
import { findCall } from './find-call.ts'
import { listChangingFunctions } from './list-changing-functions.ts'
import { renderSignature } from './render-signature.ts'
import { schemaAddress } from './schema-address.ts'
import type {
  ClearSigningDescriptor,
  DescribedCall,
  DescribedContract,
  DescribedField,
  DescriptorDeployment,
  DescriptorField,
} from './types.ts'

/** Where a contract of ours stands, in every version on every chain. */
function deploymentsOf(
  chains: readonly ChainDeployments[],
  contract: ContractName,
): readonly DescriptorDeployment[] {
  return chains.flatMap(({ chainId, deployments }) =>
    deployments.flatMap(({ contracts }) => {
      const address = contracts[contract]?.address
      return address === undefined ? [] : [{ chainId, address }]
    }),
  )
}

const isEvent = (item: { readonly type: string }): item is AbiEvent => item.type === 'event'

/** The form of an event from which its topic is calculated. */
function eventSignature(factory: ContractName, name: string): string {
  const abis = describedContracts.filter(
    ({ found }) => found && 'contract' in found && found.contract === factory,
  )
  const event = abis
    .flatMap((one) => one.abis.flat())
    .filter(isEvent)
    .find((item) => item.name === name)
  if (event === undefined) throw new DeployEventMissingError(factory, name)
  return `${name}(${event.inputs.map(({ type }) => type).join(',')})`
}

function contextOf(
  { name, found }: DescribedContract,
  chains: readonly ChainDeployments[],
): ClearSigningDescriptor['context'] {
  const $id = `slipway-${name}`
  if (found === undefined) return { $id, contract: {} }
  if ('contract' in found)
    return { $id, contract: { deployments: deploymentsOf(chains, found.contract) } }
  const deployEvent = eventSignature(found.factory, found.event)
  const deployments = deploymentsOf(chains, found.factory)
  return { $id, contract: { factory: { deployments, deployEvent } } }
}

function toField(path: string, described: DescribedField): DescriptorField {
  const { label, format, params, words } = described
  const written = words ? { $ref: `$.metadata.enums.${words}` } : params
  return {
    path: path.startsWith('@.') ? path : `#.${path}`,
    label,
    ...(format && { format }),
    ...(written && { params: written }),
    visible: described.hiddenBecause === undefined ? 'always' : 'never',
  }
}

/** Fields in the order of the table; what a payable call takes along is always seen. */
function fieldsOf(item: AbiFunction, { fields }: DescribedCall): readonly DescriptorField[] {
  const paid =
    item.stateMutability === 'payable' && !('@.value' in fields)
      ? { '@.value': field.native('Value sent') }
      : {}
  return Object.entries({ ...fields, ...paid }).map(([path, one]) => toField(path, one))
}

function enumsOf(calls: readonly DescribedCall[]) {
  const used = new Set(calls.flatMap(({ fields }) => Object.values(fields).map((f) => f.words)))
  const entries = Object.entries(enums).filter(([name]) => used.has(name as keyof typeof enums))
  return entries.length === 0 ? {} : { enums: Object.fromEntries(entries) }
}

/**
 * The ERC-7730 descriptor of a kind of contract.
 * @param chains what is recorded of every chain
 * @throws {DeployEventMissingError} when a factory has no such event
 */
export function buildDescriptor(
  contract: DescribedContract,
  chains: readonly ChainDeployments[],
): ClearSigningDescriptor {
  const signed = listChangingFunctions(contract).flatMap((item) => {
    const described = findCall(contract, item)
    return described && 'intent' in described ? [{ item, described }] : []
  })
  const formats = signed.map(({ item, described }) => [
    renderSignature(item, described.names),
    { intent: described.intent, fields: fieldsOf(item, described) },
  ])
  return {
    $schema: schemaAddress,
    context: contextOf(contract, chains),
    metadata: {
      ...(contract.found && { owner: 'Slipway' }),
      contractName: contract.contractName,
      ...enumsOf(signed.map(({ described }) => described)),
    },
    display: { formats: Object.fromEntries(formats) },
  }
}

export class DeployEventMissingError extends Error {
  readonly code = 'DEPLOY_EVENT_MISSING'

  constructor(factory: string, event: string) {
    super(`${factory} has no event ${event}: name another one in describedContracts.`)
    this.name = 'DeployEventMissingError'
  }
}
