import type { components } from './generated/api-types.ts'

export { ApiError, type ApiErrorCode } from './api-error.ts'
export {
  API_TIMEOUT_MS,
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
  createApiClient,
  type TokenPath,
} from './create-api-client.ts'
export { type EventHandlers, subscribeToEvents } from './subscribe-to-events.ts'

type Schemas = components['schemas']
export type HeadEvent = Schemas['HeadEvent']
export type TokenSummary = Schemas['TokenSummary']
export type TokenDetail = Schemas['TokenDetail']
export type TokenList = Schemas['TokenList']
export type TokenHolderList = Schemas['TokenHolderList']
export type TokenActionList = Schemas['TokenActionList']
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
