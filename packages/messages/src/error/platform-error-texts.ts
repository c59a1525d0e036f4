import { m } from '../../generated/features/error.js'
import type { ErrorTexts } from './error-texts.ts'

/** Texts of the errors of the platform's registry, of creations for others, and of payments that others set off. */
export const platformErrorTexts = {
  Payees_AsksForItself: (f) =>
    m.error_Payees_AsksForItself({ account: f.text('account') }, f.options),
  PlatformRegistry_NoCode: (f) =>
    m.error_PlatformRegistry_NoCode({ account: f.text('account') }, f.options),
  PlatformRegistry_NotAllowed: (f) =>
    m.error_PlatformRegistry_NotAllowed({ caller: f.text('caller') }, f.options),
  PlatformRegistry_RolesUnknown: (f) =>
    m.error_PlatformRegistry_RolesUnknown({ roles: f.text('roles') }, f.options),
  PlatformRegistry_ValueRefused: (f) =>
    m.error_PlatformRegistry_ValueRefused({ sentWei: f.wei('sentWei') }, f.options),
  PlatformRegistry_WrappedNativeFixed: (f) =>
    m.error_PlatformRegistry_WrappedNativeFixed(
      { wrappedNative: f.text('wrappedNative') },
      f.options,
    ),
  TokenFactory_CallerNotLaunchPad: (f) =>
    m.error_TokenFactory_CallerNotLaunchPad({ caller: f.text('caller') }, f.options),
  TokenFactory_LaunchPadFixed: (f) =>
    m.error_TokenFactory_LaunchPadFixed({ launchPad: f.text('launchPad') }, f.options),
  TokenFactory_LaunchPadHasNoCode: (f) =>
    m.error_TokenFactory_LaunchPadHasNoCode({ launchPad: f.text('launchPad') }, f.options),
  TokenFactory_RegistryHasNoCode: (f) =>
    m.error_TokenFactory_RegistryHasNoCode({ registry: f.text('registry') }, f.options),
  TokenFactory_NftWrapperMismatch: (f) =>
    m.error_TokenFactory_NftWrapperMismatch(
      { nftWrapper: f.text('nftWrapper'), collection: f.text('collection') },
      f.options,
    ),
} satisfies ErrorTexts
