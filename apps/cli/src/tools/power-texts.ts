import { m } from '@slipway/messages/features/tools'
import type { PlatformAct } from '@slipway/sdk/tools/platform-acts'

/** What each act does, and how far it reaches. */
export const powerTexts: Readonly<Record<PlatformAct, () => string>> = {
  addContract: m.tools_powers_addContract,
  addPlan: m.tools_powers_addPlan,
  addRegistrar: m.tools_powers_addRegistrar,
  addVenueFactory: m.tools_powers_addVenueFactory,
  announce: m.tools_powers_announce,
  completeOwnershipHandover: m.tools_powers_completeOwnershipHandover,
  initLaunchPad: m.tools_powers_initLaunchPad,
  initWrappedNative: m.tools_powers_initWrappedNative,
  renounceOwnership: m.tools_powers_renounceOwnership,
  requestOwnershipHandover: m.tools_powers_requestOwnershipHandover,
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
  withdraw: m.tools_powers_withdraw,
}
