import type { components } from './generated/api-types.ts'

export { ApiError, type ApiErrorCode } from './api-error.ts'
export type { CallOptions, TokenPath } from './call.ts'
export { type ApiClient, createApiClient } from './create-api-client.ts'
export { API_TIMEOUT_MS, type ApiClientOptions, createCoreClient } from './create-core-client.ts'
export { makeListCalls } from './list-calls.ts'
export { type EventHandlers, subscribeToEvents } from './subscribe-to-events.ts'
export { makeTokenCalls } from './token-calls.ts'

type Schemas = components['schemas']
export type HeadEvent = Schemas['HeadEvent']
export type TokenSummary = Schemas['TokenSummary']
export type TokenDetail = Schemas['TokenDetail']
export type TokenList = Schemas['TokenList']
export type TokenHolderList = Schemas['TokenHolderList']
export type TokenActionList = Schemas['TokenActionList']
export type TokenTerms = Schemas['TokenTerms']
export type TokenTaxes = Schemas['TokenTaxes']
export type TokenShares = Schemas['TokenShares']
export type TokenTotals = Schemas['TokenTotals']
export type TokenPair = Schemas['TokenPair']
export type TokenExemption = Schemas['TokenExemption']
export type TokenTaxList = Schemas['TokenTaxList']
export type TokenSwapBackList = Schemas['TokenSwapBackList']
export type TokenDividendAccountList = Schemas['TokenDividendAccountList']
export type TokenDividendAdditionList = Schemas['TokenDividendAdditionList']
export type TokenDividendPaymentList = Schemas['TokenDividendPaymentList']
export type TokenNftDividendList = Schemas['TokenNftDividendList']
export type TokenReferralList = Schemas['TokenReferralList']
export type TokenRebateList = Schemas['TokenRebateList']
export type TokenBlacklist = Schemas['TokenBlacklist']
export type TokenLaunch = Schemas['TokenLaunch']
export type LiquidityLockList = Schemas['LiquidityLockList']
export type AccountDividendList = Schemas['AccountDividendList']
export type AccountReferralList = Schemas['AccountReferralList']
export type Stats = Schemas['Stats']
export type ChainStats = Schemas['ChainStats']
export type DayStats = Schemas['DayStats']
export type Status = Schemas['Status']
export type ChainHealth = Schemas['ChainHealth']
export type StoredLogo = Schemas['StoredLogo']
export type StoredMetadata = Schemas['StoredMetadata']
export type TokenMetadata = Schemas['TokenMetadata']
export type TokenMetadataInput = Schemas['TokenMetadataInput']
export type UploadQuota = Schemas['UploadQuota']
export type FileFacts = Schemas['FileFacts']
export type Verification = Schemas['Verification']
export type Region = Schemas['Region']
