import { m } from '../../generated/features/error.js'
import type { ErrorTexts } from './error-texts.ts'

/** Texts of the errors of the token factory, its code generators and the detector. */
export const tokenFactoryErrorTexts = {
  TokenFactory_FeeTooLow: (f) =>
    m.error_TokenFactory_FeeTooLow(
      { sentWei: f.wei('sentWei'), feeWei: f.wei('feeWei') },
      f.options,
    ),
  TokenFactory_InviterHasNoTokens: (f) => m.error_TokenFactory_InviterHasNoTokens({}, f.options),
  TokenFactory_InviterIsDeployer: (f) => m.error_TokenFactory_InviterIsDeployer({}, f.options),
  TokenFactory_TemplateUnknown: (f) =>
    m.error_TokenFactory_TemplateUnknown({ templateId: f.text('templateId') }, f.options),
  TokenFactory_TemplateDisabled: (f) =>
    m.error_TokenFactory_TemplateDisabled({ templateId: f.text('templateId') }, f.options),
  TokenFactory_TemplateIdOutOfRange: (f) =>
    m.error_TokenFactory_TemplateIdOutOfRange({ max: f.integer('max') }, f.options),
  TokenFactory_GeneratorHasNoCode: (f) =>
    m.error_TokenFactory_GeneratorHasNoCode({ generator: f.text('generator') }, f.options),
  TokenFactory_TemplateFixed: (f) =>
    m.error_TokenFactory_TemplateFixed(
      { templateId: f.text('templateId'), generator: f.text('generator') },
      f.options,
    ),
  TokenFactory_GeneratorBroken: (f) =>
    m.error_TokenFactory_GeneratorBroken({ generator: f.text('generator') }, f.options),
  TokenFactory_NftWrapperNotAccepted: (f) =>
    m.error_TokenFactory_NftWrapperNotAccepted({ templateId: f.text('templateId') }, f.options),
  TokenFactory_AlreadyDeployed: (f) =>
    m.error_TokenFactory_AlreadyDeployed({ token: f.text('token') }, f.options),
  TokenFactory_DeployFailed: (f) => m.error_TokenFactory_DeployFailed({}, f.options),
  TokenFactory_FeeTooHigh: (f) =>
    m.error_TokenFactory_FeeTooHigh({ maxWei: f.wei('maxWei') }, f.options),
  TokenFactory_RatioTooHigh: (f) =>
    m.error_TokenFactory_RatioTooHigh({ maxBps: f.bps('maxBps') }, f.options),
  TokenFactory_DevAddressZero: (f) => m.error_TokenFactory_DevAddressZero({}, f.options),
  TokenFactory_DevAddressIsFactory: (f) => m.error_TokenFactory_DevAddressIsFactory({}, f.options),
  TokenFactory_ReceiverZero: (f) => m.error_TokenFactory_ReceiverZero({}, f.options),
  TokenFactory_ValueRefused: (f) =>
    m.error_TokenFactory_ValueRefused({ sentWei: f.wei('sentWei') }, f.options),
  TokenFactory_NothingToPay: (f) =>
    m.error_TokenFactory_NothingToPay({ to: f.text('to') }, f.options),
  TokenFactory_PaymentFailed: (f) =>
    m.error_TokenFactory_PaymentFailed(
      { to: f.text('to'), amountWei: f.wei('amountWei') },
      f.options,
    ),
  TokenCodeGenerator_CodeHashMismatch: (f) =>
    m.error_TokenCodeGenerator_CodeHashMismatch({}, f.options),
  TokenCodeGenerator_WrongChunkCount: (f) =>
    m.error_TokenCodeGenerator_WrongChunkCount(
      { given: f.integer('given'), max: f.integer('max') },
      f.options,
    ),
  TokenCodeGenerator_ChunkUnusable: (f) =>
    m.error_TokenCodeGenerator_ChunkUnusable({ chunk: f.text('chunk') }, f.options),
  TokenCodeGenerator_TooFewParams: (f) =>
    m.error_TokenCodeGenerator_TooFewParams(
      { given: f.integer('given'), min: f.integer('min') },
      f.options,
    ),
  TokenCodeGenerator_WrongParamCount: (f) =>
    m.error_TokenCodeGenerator_WrongParamCount(
      { given: f.integer('given'), wanted: f.integer('wanted') },
      f.options,
    ),
  TokenDetector_GasTooLow: (f) => m.error_TokenDetector_GasTooLow({}, f.options),
} satisfies ErrorTexts
