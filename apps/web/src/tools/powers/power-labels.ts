import { m } from '@slipway/messages'
import type { PlatformContract, PlatformPower } from '@slipway/sdk/tools/platform-owners'

/** What a contract of the platform is called. */
export const contractNames: Readonly<Record<PlatformContract, () => string>> = {
  airdropFactory: m.tools_solvency_name_airdropFactory,
  inviter: m.tools_solvency_name_inviter,
  launchPad: m.tools_solvency_name_launchPad,
  liquidityLocker: m.tools_solvency_name_liquidityLocker,
  lockAnnouncer: m.tools_powers_name_lockAnnouncer,
  multisend: m.tools_powers_name_multisend,
  nftLocker: m.tools_solvency_name_nftLocker,
  nftSaleFactory: m.tools_solvency_name_nftSaleFactory,
  openingVault: m.tools_solvency_name_openingVault,
  platformRegistry: m.tools_powers_name_platformRegistry,
  poolFactory: m.tools_solvency_name_poolFactory,
  poolRepair: m.tools_powers_name_poolRepair,
  presaleFactory: m.tools_solvency_name_presaleFactory,
  sellabilityCheck: m.tools_powers_name_sellabilityCheck,
  tokenFactory: m.tools_solvency_name_tokenFactory,
  tokenLocker: m.tools_solvency_name_tokenLocker,
  vip: m.tools_solvency_name_vip,
  whitelistMarket: m.tools_powers_name_whitelistMarket,
}

/** What a function does, and how far it reaches. */
export const powerTexts: Readonly<Record<PlatformPower, () => string>> = {
  addContract: m.tools_powers_addContract,
  addPlan: m.tools_powers_addPlan,
  addRegistrar: m.tools_powers_addRegistrar,
  addVenueFactory: m.tools_powers_addVenueFactory,
  announce: m.tools_powers_announce,
  completeOwnershipHandover: m.tools_powers_completeOwnershipHandover,
  initLaunchPad: m.tools_powers_initLaunchPad,
  initWrappedNative: m.tools_powers_initWrappedNative,
  renounceOwnership: m.tools_powers_renounceOwnership,
  setDevAddress: m.tools_powers_setDevAddress,
  setFee: m.tools_powers_setFee,
  setFeeWhitelist: m.tools_powers_setFeeWhitelist,
  setInviterShare: m.tools_powers_setInviterShare,
  setMintFeePercent: m.tools_powers_setMintFeePercent,
  setOpenInviterFee: m.tools_powers_setOpenInviterFee,
  setPlanEnabled: m.tools_powers_setPlanEnabled,
  setTemplate: m.tools_powers_setTemplate,
  setVip: m.tools_powers_setVip,
  strikeOff: m.tools_powers_strikeOff,
  transferOwnership: m.tools_powers_transferOwnership,
}

/** How a function reaches what exists already; undefined: not at all. Every function is decided on here. */
export const existingEffects: Readonly<Record<PlatformPower, (() => string) | undefined>> = {
  addContract: undefined,
  addPlan: undefined,
  addRegistrar: undefined,
  addVenueFactory: undefined,
  announce: m.tools_powers_existing_migration,
  completeOwnershipHandover: undefined,
  initLaunchPad: undefined,
  initWrappedNative: undefined,
  renounceOwnership: undefined,
  setDevAddress: undefined,
  setFee: undefined,
  setFeeWhitelist: m.tools_powers_existing_discount,
  setInviterShare: undefined,
  setMintFeePercent: undefined,
  setOpenInviterFee: m.tools_powers_existing_open,
  setPlanEnabled: undefined,
  setTemplate: undefined,
  setVip: m.tools_powers_existing_discount,
  strikeOff: undefined,
  transferOwnership: undefined,
}
