import type { EvmChainDefinition } from '@slipway/chains'
import { type AbiFunction, type Address, encodeFunctionData, parseAbi } from 'viem'
import { proveEvent } from '../evm/prove-event.ts'
import { oneStepFlow } from '../flow/one-step-flow.ts'
import {
  findPlatformContracts,
  type PlatformContract,
  type PlatformPower,
  powersOf,
} from './platform-owners.ts'

/** How a value of a call is written by a person. */
export type ActValueKind = 'native' | 'percent' | 'days' | 'whole' | 'switch' | 'address'

/** What an owner can do beside its powers, or somebody for the owner: fees are paid out, ownership is asked for. */
export type PlatformAct = PlatformPower | 'withdraw' | 'requestOwnershipHandover'

const abi = parseAbi([
  'function addContract(address account, uint256 roles)',
  'function addPlan(uint256 price, uint256 circle) returns (uint256)',
  'function addRegistrar(address factory, uint256 roles)',
  'function addVenueFactory(address factory)',
  'function announce(address successor)',
  'function completeOwnershipHandover(address pendingOwner) payable',
  'function initLaunchPad(address launchPad)',
  'function initWrappedNative(address wrappedNative)',
  'function renounceOwnership() payable',
  'function requestOwnershipHandover() payable',
  'function setDevAddress(address devAddress)',
  'function setFee(uint256 templateId, uint256 feeWei)',
  'function setFeeWhitelist(address user, uint256 discountBps)',
  'function setInviterShare(uint256 shareBps)',
  'function setMintFeePercent(uint256 bps)',
  'function setOpenInviterFee(uint256 feeWei)',
  'function setPlanEnabled(uint256 index, bool enabled)',
  'function setTemplate(uint256 templateId, address generator, bool enabled)',
  'function setVip(address vip)',
  'function strikeOff(address successor)',
  'function transferOwnership(address newOwner) payable',
  'function withdraw() returns (uint256)',
])

const eventsAbi = parseAbi([
  'event ContractRegistered(address indexed account, uint256 roles, address indexed registrar)',
  'event DevAddressSet(address indexed devAddress)',
  'event FeeSet(uint256 indexed templateId, uint256 feeWei)',
  'event FeeWhitelistSet(address indexed user, uint256 discountBps)',
  'event InviterShareSet(uint256 shareBps)',
  'event LaunchPadSet(address indexed launchPad)',
  'event MintFeePercentSet(uint256 bps)',
  'event OpenInviterFeeSet(uint256 feeWei)',
  'event OwnershipHandoverRequested(address indexed pendingOwner)',
  'event OwnershipTransferred(address indexed oldOwner, address indexed newOwner)',
  'event PlanAdded(uint256 indexed index, uint256 price, uint256 circle)',
  'event PlanEnabled(uint256 indexed index, bool enabled)',
  'event RegistrarAdded(address indexed factory, uint256 roles)',
  'event SuccessorAnnounced(address indexed successor, uint256 opensAt)',
  'event SuccessorStruckOff(address indexed successor)',
  'event TemplateSet(uint256 indexed templateId, address indexed generator, bool enabled)',
  'event VenueFactoryAdded(address indexed factory)',
  'event VipSet(address indexed vip)',
  'event Withdrawn(address indexed to, uint256 amountWei)',
  'event WrappedNativeSet(address indexed wrappedNative)',
])

type EventName = (typeof eventsAbi)[number]['name']

/** The event by which each is proven, and how its values are written, in order. */
const acts: Readonly<
  Record<PlatformAct, { readonly event: EventName; readonly values: readonly ActValueKind[] }>
> = {
  addContract: { event: 'ContractRegistered', values: ['address', 'whole'] },
  addPlan: { event: 'PlanAdded', values: ['native', 'days'] },
  addRegistrar: { event: 'RegistrarAdded', values: ['address', 'whole'] },
  addVenueFactory: { event: 'VenueFactoryAdded', values: ['address'] },
  announce: { event: 'SuccessorAnnounced', values: ['address'] },
  completeOwnershipHandover: { event: 'OwnershipTransferred', values: ['address'] },
  initLaunchPad: { event: 'LaunchPadSet', values: ['address'] },
  initWrappedNative: { event: 'WrappedNativeSet', values: ['address'] },
  renounceOwnership: { event: 'OwnershipTransferred', values: [] },
  requestOwnershipHandover: { event: 'OwnershipHandoverRequested', values: [] },
  setDevAddress: { event: 'DevAddressSet', values: ['address'] },
  setFee: { event: 'FeeSet', values: ['whole', 'native'] },
  setFeeWhitelist: { event: 'FeeWhitelistSet', values: ['address', 'percent'] },
  setInviterShare: { event: 'InviterShareSet', values: ['percent'] },
  setMintFeePercent: { event: 'MintFeePercentSet', values: ['percent'] },
  setOpenInviterFee: { event: 'OpenInviterFeeSet', values: ['native'] },
  setPlanEnabled: { event: 'PlanEnabled', values: ['whole', 'switch'] },
  setTemplate: { event: 'TemplateSet', values: ['whole', 'address', 'switch'] },
  setVip: { event: 'VipSet', values: ['address'] },
  strikeOff: { event: 'SuccessorStruckOff', values: ['address'] },
  transferOwnership: { event: 'OwnershipTransferred', values: ['address'] },
  withdraw: { event: 'Withdrawn', values: [] },
}

export const platformActs = Object.keys(acts) as readonly PlatformAct[]

/** Which of them nothing can undo. */
export const permanentActs: ReadonlySet<PlatformAct> = new Set([
  'addContract',
  'addPlan',
  'addRegistrar',
  'addVenueFactory',
  'completeOwnershipHandover',
  'initLaunchPad',
  'initWrappedNative',
  'renounceOwnership',
  'setTemplate',
  'transferOwnership',
])

/** A value of an act: its name in the contract, and how it is written. */
export interface ActValue {
  readonly name: string
  readonly kind: ActValueKind
}

const functionOf = (act: PlatformAct) =>
  abi.find(({ name }) => name === act) as AbiFunction | undefined

/** The values that an act takes, in the order of the contract. */
export function valuesOf(act: PlatformAct): readonly ActValue[] {
  const inputs = functionOf(act)?.inputs ?? []
  return acts[act].values.map((kind, at) => ({ name: inputs[at]?.name ?? '', kind }))
}

/** What can be done with a contract: the powers of its owner, fees that are paid out, and a new owner's request. */
export function actsOf(contract: PlatformContract): readonly PlatformAct[] {
  const powers: readonly PlatformPower[] = powersOf[contract]
  return [
    ...powers,
    // Who receives the fees is a setting of those that have any.
    ...(powers.includes('setDevAddress') ? (['withdraw'] as const) : []),
    ...(powers.includes('completeOwnershipHandover')
      ? (['requestOwnershipHandover'] as const)
      : []),
  ]
}

/** One call of an owner. */
export interface PlatformActInput {
  readonly contract: Address
  readonly act: PlatformAct
  /** In the contract's own units, in its order. */
  readonly args: readonly (string | bigint | boolean)[]
}

/** Does one act, proven by the event of the contract that it was sent to. */
export const platformActFlow = oneStepFlow<PlatformActInput>({
  feature: 'platform',
  name: 'act',
  build: ({ contract, act, args }) => ({
    to: contract,
    data: encodeFunctionData({ abi, functionName: act, args } as never),
    valueWei: 0n,
  }),
  verify: ({ contract, act, args }, { logs }) => {
    const eventName = acts[act].event
    const told = eventsAbi.find(({ name }) => name === eventName)?.inputs ?? []
    // What the event repeats of the call is what was asked for; of roles it tells all that the account has by now.
    const expected = Object.fromEntries(
      valuesOf(act).flatMap(({ name }, at) =>
        name !== 'roles' && told.some((input) => input.name === name) ? [[name, args[at]]] : [],
      ),
    )
    const proven = proveEvent(logs, { abi: eventsAbi, eventName, emitter: contract, expected })
    return { event: eventName, ...('amountWei' in proven ? { amountWei: proven.amountWei } : {}) }
  },
})

/** The address of a contract of the platform in the newest version on a network; undefined where it is not deployed. */
export const findPlatformContract = (
  chain: EvmChainDefinition,
  contract: PlatformContract,
): Address | undefined =>
  findPlatformContracts(chain).findLast((one) => one.contract === contract)?.address
