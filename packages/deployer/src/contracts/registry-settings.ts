import { platformRegistryAbi, tokenFactoryAbi } from '@slipway/deployments/abi'
import { type Address, encodeFunctionData, isAddressEqual, zeroAddress } from 'viem'
import type { PlannedContract } from './plan-deployment.ts'
import type { SettingStep, SettingSubject } from './setting-step.ts'

/** Bits of `PlatformRegistry.roleOf` (contracts/src/registry/ContractRoles.sol). */
const HOLDS = 1n
const LAUNCHES = 2n
const LOCKS_LP = 4n

/**
 * What the platform's registry has to know. Everything here only adds, so nothing can undo a
 * decision. An exchange or a wrapped currency that the network does not have (any more) is left out.
 */
export function describeRegistrySteps(subject: SettingSubject): readonly SettingStep[] {
  const { plan, config } = subject
  return [
    ...config.venueFactories.map((factory) => describeVenue(subject, factory)),
    ...(config.wrappedNative === undefined
      ? []
      : [describeWrappedNative(subject, config.wrappedNative)]),
    describeRole(subject, plan.liquidityLocker, LOCKS_LP),
    describeRole(subject, plan.tokenLocker, HOLDS),
    describeRole(subject, plan.launchPad, HOLDS | LAUNCHES),
    describeRegistrar(subject, plan.presales.presaleFactory, HOLDS | LAUNCHES),
    describeRegistrar(subject, plan.airdrops.airdropFactory, HOLDS),
    describeRegistrar(subject, plan.staking.poolFactory, HOLDS),
    describeLaunchPad(subject),
  ]
}

function registryOf({ plan }: SettingSubject) {
  return { address: plan.platformRegistry.address, abi: platformRegistryAbi } as const
}

function describeRole(
  subject: SettingSubject,
  { id, title, address }: PlannedContract,
  roles: bigint,
): SettingStep {
  const registry = registryOf(subject)
  return {
    id: `setting:role-${id}`,
    title: `Give ${title.toLowerCase()} its roles`,
    isDone: async () => {
      const found = await subject.client.readContract({
        ...registry,
        functionName: 'roleOf',
        args: [address],
      })
      return (found & roles) === roles
    },
    build: () => ({
      to: registry.address,
      data: encodeFunctionData({
        abi: platformRegistryAbi,
        functionName: 'addContract',
        args: [address, roles],
      }),
    }),
  }
}

/** A factory gives its roles to what it creates: presales, airdrops and pools hold gated tokens, and a presale may be made their launcher. */
function describeRegistrar(
  subject: SettingSubject,
  { id, title, address }: PlannedContract,
  roles: bigint,
): SettingStep {
  const registry = registryOf(subject)
  return {
    id: `setting:registrar-${id}`,
    title: `Let the ${title.toLowerCase()} register what it creates`,
    isDone: async () => {
      const call = { ...registry, functionName: 'registrarRoles', args: [address] } as const
      return ((await subject.client.readContract(call)) & roles) === roles
    },
    build: () => ({
      to: registry.address,
      data: encodeFunctionData({
        abi: platformRegistryAbi,
        functionName: 'addRegistrar',
        args: [address, roles],
      }),
    }),
  }
}

function describeVenue(subject: SettingSubject, factory: Address): SettingStep {
  const registry = registryOf(subject)
  const { client } = subject
  return {
    id: `setting:venue-${factory}`,
    title: `Make the exchange of ${factory} known`,
    isDone: async () =>
      (await client.getCode({ address: factory })) === undefined ||
      client.readContract({ ...registry, functionName: 'knownFactory', args: [factory] }),
    build: () => ({
      to: registry.address,
      data: encodeFunctionData({
        abi: platformRegistryAbi,
        functionName: 'addVenueFactory',
        args: [factory],
      }),
    }),
  }
}

function describeWrappedNative(subject: SettingSubject, wrappedNative: Address): SettingStep {
  const registry = registryOf(subject)
  const { client } = subject
  return {
    id: 'setting:wrapped-native',
    title: `Name ${wrappedNative} the wrapped native currency`,
    isDone: async () =>
      (await client.getCode({ address: wrappedNative })) === undefined ||
      (await client.readContract({ ...registry, functionName: 'wrappedNative' })) !== zeroAddress,
    build: () => ({
      to: registry.address,
      data: encodeFunctionData({
        abi: platformRegistryAbi,
        functionName: 'initWrappedNative',
        args: [wrappedNative],
      }),
    }),
  }
}

function describeLaunchPad({ client, plan }: SettingSubject): SettingStep {
  const factory = { address: plan.tokenFactory.address, abi: tokenFactoryAbi } as const
  return {
    id: 'setting:launch-pad',
    title: 'Let the launch pad create tokens for its callers, for good',
    isDone: async () =>
      isAddressEqual(
        await client.readContract({ ...factory, functionName: 'launchPad' }),
        plan.launchPad.address,
      ),
    build: () => ({
      to: factory.address,
      data: encodeFunctionData({
        abi: tokenFactoryAbi,
        functionName: 'initLaunchPad',
        args: [plan.launchPad.address],
      }),
    }),
  }
}
